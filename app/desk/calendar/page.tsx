import type { Metadata } from "next";
import { CalendarScreen } from "@/components/desk/calendar/calendar-screen";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { calendarWords } from "@/components/desk/words/words";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: calendarWords.title };

interface CalendarPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function CalendarPage({ searchParams }: CalendarPageProps) {
  const { from, departure } = await searchParams;
  const named = (value: unknown) => (typeof value === "string" && value ? value : undefined);
  const [first, id] = [named(from), named(departure)];
  const path = `/calendar?${new URLSearchParams({ ...(first && { from: first }), ...(id && { departure: id }) })}`;
  const days = first ? { from: first } : {};
  const [me, calendar, taken, opened] = await Promise.all([
    readDesk(path, "me", {}),
    readDesk(path, "calendar", days),
    readDesk(path, "resources", days),
    id ? readDesk(path, "departure", { departure: id }) : undefined,
  ]);
  return (
    <DeskFrame me={me} title={calendarWords.title} wide>
      <DeskQueries>
        <CalendarScreen first={calendar} firstTaken={taken} opened={opened} me={me} />
      </DeskQueries>
    </DeskFrame>
  );
}
