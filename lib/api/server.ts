import { locale as rootLocale } from "next/root-params";
import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import { toLocale } from "../i18n/locales";
import { callAs } from "./call";
import { patiently } from "./patiently";

/** Reads from an endpoint in the language of the page that is being rendered; see `callAs`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const locale = toLocale(await rootLocale());
  return patiently(() => callAs(locale, endpoint, input));
}
