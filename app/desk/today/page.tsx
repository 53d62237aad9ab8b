import type { Metadata } from "next";
import { DeskFrame } from "@/components/desk/desk-frame";
import { DeskQueries } from "@/components/desk/desk-queries";
import { TodayScreen } from "@/components/desk/today/today-screen";
import { todayWords } from "@/components/desk/words/words";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: todayWords.title };

export default async function DayScreen() {
  const [me, first] = await Promise.all([
    readDesk("/today", "me", {}),
    readDesk("/today", "today", {}),
  ]);
  return (
    <DeskFrame me={me} title={todayWords.title}>
      <DeskQueries>
        <TodayScreen first={first} />
      </DeskQueries>
    </DeskFrame>
  );
}
