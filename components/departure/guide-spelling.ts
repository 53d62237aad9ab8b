import { parseAsStringLiteral } from "nuqs/server";
import { locales } from "@/lib/contract/locales";
import { urlSpelling } from "../url-state/url-spelling";

/** The language a guide shall speak, in the address. */
export const guideSpelling = urlSpelling({ language: parseAsStringLiteral(locales) });
