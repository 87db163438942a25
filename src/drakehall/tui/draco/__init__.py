"""What Draco no Yamawake shows at the terminal."""
