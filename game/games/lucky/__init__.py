"""Lucky Loop: stunt flying with dice and cards."""
