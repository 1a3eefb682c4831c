"""Analyses of finished matches: asked for over HTTP, made one after the other in the background, kept in the store."""
