import { locale as rootLocale } from "next/root-params";
import type { Endpoint } from "../contract/endpoint";
import { toLocale } from "../i18n/locales";
import { offersIn } from "./offers-in";

/** Whether the API of the page's language has an optional call: see `offersIn`. */
export async function offers(endpoint: Endpoint): Promise<boolean> {
  return offersIn(toLocale(await rootLocale()), endpoint);
}
