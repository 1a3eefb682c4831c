"""The game a second time, written from the rules alone, as simply as it can be said: a witness against the first.

It shares no code with `kozel.rules`. Tiles are texts like `1-4`, moves are texts like `1-4 left`, `draws` and `knocks`,
everything else is numbers, lists and dicts that are looked through anew whenever something is asked. It asks nothing of
whoever tells it what happened: it believes what it is told.
"""
