"""Comparisons of the compiled engine with plain C, PyPI `dominoes` and OpenSpiel."""
