import type { BookingRow } from "./transitions";

/** What a guest is called who has erased their account. */
export const forgottenName = "Guest";

/** Whether nobody knows any more who booked: they erased it, or the night did (`jobs/forget-people.ts`). */
export const isForgotten = ({ name, email, phone }: BookingRow): boolean =>
  email === "" && phone === "" && ["", forgottenName].includes(name);
