import { getMessages, getTranslations } from "next-intl/server";

/** The words of `Errors` as plain values, for pages that a browser draws without the server. */
export type ErrorWords = typeof import("../../messages/en.json")["Errors"];

export async function errorWords(): Promise<ErrorWords> {
  const [{ Errors }, words] = await Promise.all([getMessages(), getTranslations("Errors")]);
  const keys = Object.keys(Errors ?? {});
  return Object.fromEntries(keys.map((key) => [key, words(key)])) as ErrorWords;
}
