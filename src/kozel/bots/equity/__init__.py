"""What accounts are worth in a match: who will lose it, if all sides play equally well from here on.

`covered` says by which rules that is known. `chart` numbers the accounts that a side can have, `results` are the rounds
between equals, `equity` makes the tables from both, and `standing` takes from them what a decision needs. What a round
gives to whom, and what becomes of an account by it, is asked of `kozel.rules`. How it works: docs/bots.md, "Playing for
the match".
"""
