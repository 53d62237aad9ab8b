import { parseAsStringLiteral } from "nuqs/server";
import { locales } from "@/lib/contract/locales";
import { addressSpelling } from "../address/address-spelling";

/** The language a guide shall speak, in the address. */
export const guideSpelling = addressSpelling({ language: parseAsStringLiteral(locales) });
