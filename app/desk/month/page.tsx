import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { monthText } from "@/components/desk/desk-formats";
import { DeskFrame } from "@/components/desk/desk-frame";
import { MonthScreen } from "@/components/desk/month/month-screen";
import { monthWords } from "@/components/desk/words/words";
import { MonthInputSchema } from "@/lib/contract/desk/month";
import { may } from "@/lib/contract/desk/rights";
import { readDesk } from "../read-desk";

export const metadata: Metadata = { title: monthWords.title };

interface MonthPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function OneMonthScreen({ searchParams }: MonthPageProps) {
  const { data: wanted, success } = MonthInputSchema.optional().safeParse(
    (await searchParams).month,
  );
  if (!success) notFound();
  const path = wanted ? `/month?month=${wanted}` : "/month";
  const input = wanted ? { month: wanted } : {};
  const me = await readDesk(path, "me", {});
  const [month, money] = await Promise.all([
    readDesk(path, "month", input),
    may(me.role, "month-money") ? readDesk(path, "month-money", input) : undefined,
  ]);
  return (
    <DeskFrame me={me} title={monthWords.title} aside={monthText(month.month)}>
      <MonthScreen month={month} money={money} role={me.role} />
    </DeskFrame>
  );
}
