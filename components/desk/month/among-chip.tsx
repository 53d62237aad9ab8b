import Link from "next/link";
import type { Among } from "@/lib/contract/desk/month";
import { languageText, monthText } from "../desk-formats";
import { monthWords } from "../words/words";

const words = monthWords.among;

interface AmongChipProps {
  among: Among;
  what: "requests" | "made" | "confirmed";
  /** The list without it. */
  all: string;
  /** What a journey or somebody is called, as far as the list shows it. */
  name: string | undefined;
}

/** Says that a list shows what a figure of a month counts, and leads back and out of it. */
export function AmongChip({ among, what, all, name }: AmongChipProps) {
  const { month, by, key = "" } = among;
  const link =
    "inline-flex min-h-11 items-center text-terracotta-deep underline underline-offset-4";
  return (
    <div className="mb-4 rounded-picture border border-line bg-card px-4 py-2 text-small">
      <p className="font-semibold">
        {[words[what](monthText(month)), by && nameOf(by, key, name)].filter(Boolean).join(" · ")}
      </p>
      <p className="flex gap-5">
        <Link href={`/month?month=${month}`} prefetch={false} className={link}>
          {words.back}
        </Link>
        <Link href={all} prefetch={false} className={link}>
          {words.all}
        </Link>
      </p>
    </div>
  );
}

function nameOf(by: NonNullable<Among["by"]>, key: string, name: string | undefined): string {
  if (key === "") return monthWords.nobody[by];
  if (by === "language") return languageText(key);
  return by === "source" ? key : (name ?? words.one[by]);
}
