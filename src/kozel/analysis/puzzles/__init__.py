"""Puzzles from rounds that bots played: positions of which it is proven that one answer is right and all others wrong.

What is shipped is in `shipped.json`, made by `bench/make_puzzles.py`; reading it takes no compiled code.
"""
