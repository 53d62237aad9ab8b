import { locale as rootLocale } from "next/root-params";
import type { Endpoint, InputOf, OutputOf } from "../contract/endpoint";
import { toLocale } from "../i18n/locales";
import { readAs } from "./read-as";

/** Reads from an endpoint in the language of the page that is being rendered; see `readAs`. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Promise<OutputOf<E>> {
  return readAs(toLocale(await rootLocale()), endpoint, input);
}
