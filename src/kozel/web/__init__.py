"""HTTP and WebSocket: the only folder besides `cli` that knows of the world outside."""
