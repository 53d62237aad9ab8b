import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Locale } from "../../lib/contract/locale";

const MessagesSchema = z.object({ ApiErrors: z.record(z.string(), z.string()) });
const known = new Map<Locale, Record<string, string>>();
const general = "Something went wrong.";

/** What an error of the API says in a language; read when the first one is met. */
export function errorWord(locale: Locale, code: string): string {
  const words = known.get(locale) ?? read(locale);
  known.set(locale, words);
  return words[code] ?? words.malformed ?? general;
}

function read(locale: Locale): Record<string, string> {
  try {
    const path = join(process.cwd(), "messages", `${locale}.json`);
    return MessagesSchema.parse(JSON.parse(readFileSync(path, "utf8"))).ApiErrors;
  } catch (error) {
    console.error(error);
    return {};
  }
}
