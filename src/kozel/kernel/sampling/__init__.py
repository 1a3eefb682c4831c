"""Deals that fit what a seat saw: how many there are, and one of them, each as likely as the others.

Hidden tiles go to receivers: the hands of the others, as they were dealt or drew, and the boneyard. Each receiver has
room for so many tiles, and each tile may go to some of them. Counting is by dynamic programming over the tiles, so it
is exact however the restrictions overlap, and sampling walks down the counts. What a receiver is, the caller knows.
"""
