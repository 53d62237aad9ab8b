import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { NewBookingScreen } from "@/components/desk/new-booking/new-booking-screen";
import { newBookingWords } from "@/components/desk/words/words";
import { readDesk } from "../../read-desk";

export const metadata: Metadata = { title: newBookingWords.title };

interface NewBookingPageProps {
  searchParams: Promise<{ request?: string | string[] }>;
}

export default async function NewBooking({ searchParams }: NewBookingPageProps) {
  const { request } = await searchParams;
  const asked = typeof request === "string" ? { request } : {};
  const path = `/bookings/new${asked.request ? `?request=${encodeURIComponent(asked.request)}` : ""}`;
  const [me, beginning] = await Promise.all([
    readDesk(path, "me", {}),
    readDesk(path, "begin-booking", asked),
  ]);
  return (
    <DeskFrame me={me} title={newBookingWords.title}>
      <DeskQueries>
        <NewBookingScreen beginning={beginning} />
      </DeskQueries>
    </DeskFrame>
  );
}
