"""What a finished round is worth in its match: tables made by `kozel.bots.equity`, looked up here for each deal.

`stakes` has the tables, `after` says what becomes of the accounts, `two_sides` and `race` what these accounts are
worth, `worth` puts it together. `results` plays the rounds between equals that the tables are made from.
"""
