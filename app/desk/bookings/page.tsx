import type { Metadata } from "next";
import Link from "next/link";
import { BookingList } from "@/components/desk/bookings/booking-list";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { bookingWords, newBookingWords } from "@/components/desk/words/words";
import { buttonClass } from "@/components/ui/button";
import { may } from "@/lib/contract/desk/rights";
import { amongOf, type SearchParams } from "../among";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: bookingWords.title };

interface BookingsPageProps {
  searchParams: SearchParams;
}

export default async function BookingsScreen({ searchParams }: BookingsPageProps) {
  const made = await amongOf(searchParams, "made");
  const confirmed = await amongOf(searchParams, "confirmed");
  const agents = (await searchParams).agents === "open" ? "open" : undefined;
  const [me, first] = await Promise.all([
    readDesk("/bookings", "me", {}),
    readDesk("/bookings", "bookings", { agents, made, confirmed }),
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
        <BookingList
          key={JSON.stringify([agents, made, confirmed])}
          first={first}
          agents={agents}
          made={made}
          confirmed={confirmed}
        />
      </DeskQueries>
    </DeskFrame>
  );
}
