"""Laws that hold for every game: played at random over the catalogue and over two games made for the tests."""
