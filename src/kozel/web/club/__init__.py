"""Clubs over HTTP: who may do what with an evening, what each may see of it, and what is printed of it."""
