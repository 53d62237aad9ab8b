import type { StayCard } from "@/lib/contract/stays";

/** From so many on, names stand below what is the same of them. */
const several = 3;

/**
 * Stays of one place in their order; those that are alike in everything a list says of them together,
 * where the first of them stands.
 */
export function alike(stays: StayCard[]): StayCard[][] {
  const groups = new Map<string, StayCard[]>();
  for (const stay of stays) {
    const { type_text, level, bathroom, hot_water } = stay;
    const said = [type_text, level, bathroom, hot_water].join("|");
    groups.set(said, [...(groups.get(said) ?? []), stay]);
  }
  const joined = [...groups.values()].filter((group) => group.length >= several);
  return stays.flatMap((stay) => {
    const own = joined.find((group) => group.includes(stay));
    if (!own) return [[stay]];
    return own[0] === stay ? [own] : [];
  });
}
