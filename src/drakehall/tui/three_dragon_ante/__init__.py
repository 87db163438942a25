"""What Three-Dragon Ante shows at the terminal."""
