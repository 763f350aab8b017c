"""All reading and writing: Tiled maps, YAML, records, settings, texts."""
