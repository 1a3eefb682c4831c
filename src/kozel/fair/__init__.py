"""Deals that nobody can arrange and everybody can check: committed to, derived, revealed, verified.

Pure functions of bytes and text. Randomness comes in as bytes: nothing here draws any, keeps a secret or knows a table.
docs/fairness.md tells the whole protocol and what it does and does not prove.
"""
