import type { Locale } from "@/lib/contract/locale";
import type { Signature } from "@/lib/contract/offers";
import { teamMembers } from "../editorial/pages";

/**
 * With what a colleague signs an offer: their portrait and role, where the team in the content has
 * somebody of that name, or one of that first name alone.
 */
export async function signatureOf(name: string, locale: Locale): Promise<Signature | null> {
  const team = await teamMembers(locale);
  const called = team.filter((each) => each.name === name);
  const first = team.filter((each) => each.name.split(/\s+/)[0] === name);
  const [member, another] = called.length > 0 ? called : first;
  if (!member || another) return null;
  return { role: member.role, picture: member.picture };
}
