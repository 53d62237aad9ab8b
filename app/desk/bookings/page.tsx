import type { Metadata } from "next";
import { BookingList } from "@/components/desk/bookings/booking-list";
import { bookingWords } from "@/components/desk/bookings/booking-words";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: bookingWords.title };

export default async function BookingsScreen() {
  const [me, first] = await Promise.all([
    readDesk("/bookings", "me", {}),
    readDesk("/bookings", "bookings", {}),
  ]);
  return (
    <DeskFrame me={me} title={bookingWords.title}>
      <DeskQueries>
        <BookingList first={first} />
      </DeskQueries>
    </DeskFrame>
  );
}
