import type { Metadata } from "next";
import Link from "next/link";
import { BookingList } from "@/components/desk/bookings/booking-list";
import { bookingWords } from "@/components/desk/bookings/booking-words";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { newBookingWords } from "@/components/desk/new-booking/new-booking-words";
import { buttonClass } from "@/components/ui/button";
import { may } from "@/lib/contract/desk/rights";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: bookingWords.title };

export default async function BookingsScreen() {
  const [me, first] = await Promise.all([
    readDesk("/bookings", "me", {}),
    readDesk("/bookings", "bookings", {}),
  ]);
  return (
    <DeskFrame
      me={me}
      title={bookingWords.title}
      aside={
        may(me.role, "make-booking") && (
          <Link href="/bookings/new" prefetch={false} className={buttonClass("primary")}>
            {newBookingWords.begin}
          </Link>
        )
      }
    >
      <DeskQueries>
        <BookingList first={first} />
      </DeskQueries>
    </DeskFrame>
  );
}
