"""What a club prints: values of an evening become documents, and documents PDF, in any language and without a network.

Each document is a function here and a template in `templates/`; the texts are the catalogue's. Nothing is decided here.
"""
