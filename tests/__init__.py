"""The proof: each rule's worked example, properties over random matches, and the real thing at the edges."""
