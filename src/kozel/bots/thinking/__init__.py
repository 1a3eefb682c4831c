"""How a level comes to its move: what the others can hold, deals that fit, and what each move comes to in them."""
