import { getLocale } from "next-intl/server";
import { cache } from "react";
import { WhoAnswersCard } from "@/components/enquiry/who-answers-card";
import { section } from "@/lib/api/section";
import { aboutUsEndpoint } from "@/lib/contract/pages";

const never = 9999;

const readTeam = cache(() => section(aboutUsEndpoint, {}));

/** Begins to read who answers beside what else a page reads. */
export function readWhoAnswers(): void {
  // Who shows them waits for it and hears of a failure.
  readTeam().catch(() => undefined);
}

/** Who answers in the language of the page: who speaks it, longest of the house, most languages. */
export async function WhoAnswers() {
  const [about, locale] = await Promise.all([readTeam(), getLocale()]);
  const team = (about?.data.team ?? []).toSorted(
    (a, b) => (a.since ?? never) - (b.since ?? never) || b.speaks.length - a.speaks.length,
  );
  const member = team.find(({ speaks }) => speaks.includes(locale)) ?? team[0];
  return member ? <WhoAnswersCard member={member} /> : null;
}
