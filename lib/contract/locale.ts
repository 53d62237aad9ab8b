import { z } from "zod";
import { locales } from "./locales";

export { type Locale, locales } from "./locales";

export const LocaleSchema = z.enum(locales);
