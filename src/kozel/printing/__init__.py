"""What a club prints: values of an evening become PDF, in any language, without anything from outside.

Each document is a function here and a template in `templates/`; the texts are the catalogue's. Nothing is decided here.
"""
