/** A child sleeps with two adults. */
export const mostInRoom = 3;

/**
 * Rooms a party takes when it does not say: two adults to a room, a child in with them. On a shared
 * trip an odd adult shares with another traveller, so that nobody pays the single supplement.
 */
export function usualRooms(party: { adults: number; children: number[] }, shared: boolean): number {
  const people = party.adults + party.children.length;
  if (shared) return Math.floor(people / 2);
  return Math.max(Math.ceil(party.adults / 2), Math.ceil(people / mostInRoom));
}

/** Rooms of an offer, which is never shared: as many as were typed, or as is usual where none were (0). */
export const roomsIn = (party: { adults: number; children: number[]; rooms: number }): number =>
  party.rooms || usualRooms(party, false);
