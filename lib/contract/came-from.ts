import { z } from "zod";
import { longestPath, mostPages } from "./came-from-limits";

const words = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^(?:\P{Cc})*$/u);

/**
 * From where somebody came to the site, as their tab remembers it: the first page, who linked to it by
 * host alone, and what a campaign calls itself. No addresses, no names, and nothing that was stored
 * but the pages, for whoever has agreed to that.
 */
export const CameFromSchema = z.strictObject({
  page: words(longestPath).startsWith("/").describe("The path of the page they first saw"),
  referrer: z
    .string()
    .max(80)
    .regex(/^[a-z0-9.:-]*$/)
    .default("")
    .describe("The host of the page that led there"),
  source: words(60).default("").describe("utm_source"),
  medium: words(60).default("").describe("utm_medium"),
  campaign: words(80).default("").describe("utm_campaign"),
  pages: z
    .array(words(longestPath).startsWith("/"))
    .max(mostPages)
    .optional()
    .describe(
      "The paths that were opened in that tab since measurement was agreed to, the last ones",
    ),
});
export type CameFrom = z.infer<typeof CameFromSchema>;
