import { type Among, AmongSchema } from "@/lib/contract/desk/month";

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Which of a month a list's address asks for under a name, as a figure of the month leads there. */
export async function amongOf(
  searchParams: SearchParams,
  name: string,
): Promise<Among | undefined> {
  const { [name]: month, by, key } = await searchParams;
  return AmongSchema.safeParse({ month, by, key }).data;
}
