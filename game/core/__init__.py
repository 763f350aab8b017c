"""What every table game shares; standard library only, no clock, no files, no global luck."""
