import type { Metadata } from "next";
import { ChangeScreen } from "@/components/desk/booking-change/change-screen";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { changeWords } from "@/components/desk/words/words";
import { readDesk } from "../../../read-desk";

export const metadata: Metadata = { title: changeWords.title };

interface ChangePageProps {
  params: Promise<{ reference: string }>;
}

export default async function ChangeBooking({ params }: ChangePageProps) {
  const { reference } = await params;
  const path = `/bookings/${reference}/change`;
  const [me, beginning] = await Promise.all([
    readDesk(path, "me", {}),
    readDesk(path, "begin-change", { booking: reference }),
  ]);
  return (
    <DeskFrame me={me} title={changeWords.title}>
      <DeskQueries>
        <ChangeScreen booking={reference} first={beginning} />
      </DeskQueries>
    </DeskFrame>
  );
}
