"""Rounds played on by a policy.

What a seat would do by what it knows; how likely a deal makes what was done; what each move comes to on average over
deals that fit what was seen. The policy is a small network. It knows of the others only what everybody at the table
knows, also while it plays with all hands in sight of the computer.
"""
