import { locale as rootLocale } from "next/root-params";
import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import { externalApiBase } from "../env";
import { toLocale } from "../i18n/locales";
import { callAs } from "./call";
import { patiently } from "./patiently";

/**
 * Reads from an endpoint in the language of the page that is being rendered; see `callAs`. Only the
 * embedded API is asked patiently: one that is elsewhere has had its time, and visitors are waiting.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  const locale = toLocale(await rootLocale());
  const ask = () => callAs(locale, endpoint, input);
  return externalApiBase(locale) ? ask() : patiently(ask);
}
