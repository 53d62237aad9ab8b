import { locales } from "@/lib/contract/locales";
import { oneOf } from "../url-state/url-part";
import { urlSpelling } from "../url-state/url-spelling";

/** The language a guide shall speak, in the address. */
export const guideSpelling = urlSpelling({ language: oneOf(locales) });
