import type { Metadata } from "next";
import { BookingScreen } from "@/components/desk/bookings/booking-screen";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { bookingWords } from "@/components/desk/words/words";
import { may } from "@/lib/contract/desk/rights";
import { readDesk } from "../../read-desk";

export const metadata: Metadata = { title: bookingWords.title };

interface BookingPageProps {
  params: Promise<{ reference: string }>;
}

export default async function OneBookingScreen({ params }: BookingPageProps) {
  const { reference } = await params;
  const path = `/bookings/${reference}`;
  const [me, booking] = await Promise.all([
    readDesk(path, "me", {}),
    readDesk(path, "booking", { booking: reference }),
  ]);
  return (
    <DeskFrame me={me} title={booking.name || booking.reference}>
      <DeskQueries>
        <BookingScreen
          first={booking}
          mayShowLink={may(me.role, "guest-link")}
          mayEditGuest={may(me.role, "edit-guest")}
          mayChange={may(me.role, "change-booking")}
          maySettle={may(me.role, "settle-agent")}
          mayOpenOffer={may(me.role, "offer")}
          mayUndo={may(me.role, "undo-transfer")}
        />
      </DeskQueries>
    </DeskFrame>
  );
}
