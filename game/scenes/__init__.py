"""The application around the tables: title, lobby, pause, result, settings, rules."""
