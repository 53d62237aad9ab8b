import { z } from "zod";
import { LocaleSchema } from "./locale";

const oneThing = /^(tour|departure|destination|category|post|page):[\w-]{1,200}$/;
const lists = [
  "everything",
  "tours",
  "departures",
  "destinations",
  "categories",
  "posts",
  "reviews",
  "menu",
  "company",
] as const;

/** What of an API's answers has changed: one thing by its id (`tour:T-12`), or a list. */
const ChangedNameSchema = z.union([z.enum(lists), z.string().regex(oneThing)]);

/** The body of the webhook `POST /api/changed`, as Standard Webhooks writes them. */
export const ChangedSchema = z.object({
  type: z.literal("changed"),
  timestamp: z.iso.datetime({ offset: true }).optional(),
  data: z.object({
    names: z.array(ChangedNameSchema).min(1).max(1_000),
    languages: z.array(LocaleSchema).min(1).optional().describe("All, unless they are named"),
  }),
});
