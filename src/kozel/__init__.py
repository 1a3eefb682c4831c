"""Kozel: the domino game «Козёл» to play in the browser, from one command.

The folders are the architecture, and their arrows point one way:
`rules ← fair, bots, table ← store ← web, cli`; `language` holds the words that all of them show to people.
"""
