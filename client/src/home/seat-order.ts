/** The seats of a table side by side: partners stand together, and seats are numbered in this order. */
export function seatsBySide(sides: readonly number[]): readonly (readonly number[])[] {
  const seats = sides.map((_, seat) => seat);
  return [...new Set(sides)].map((side) => seats.filter((seat) => sides[seat] === side));
}
