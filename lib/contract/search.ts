import { z } from "zod";
import { decoration } from "./decoration";
import { endpoint } from "./endpoint";
import { ThingPictureSchema } from "./shared";

export const SearchHitSchema = z.object({
  kind: z.enum(["tour", "destination", "post"]),
  slug: z.string(),
  title: z.string(),
  text: decoration(z.string(), ""),
  picture: ThingPictureSchema,
});
export type SearchHit = z.infer<typeof SearchHitSchema>;

export const siteSearchEndpoint = endpoint({
  path: "/api/site-search",
  summary: "Tours, destinations and posts that speak of the words; forgives typing errors",
  tier: "required",
  without: "The search finds tours by filters alone",
  input: z.object({ search: z.string().trim().max(200).default("") }),
  limits: [{ calls: 60, perSeconds: 60 }],
  output: z.object({
    data: z.array(SearchHitSchema),
    meta: z.object({
      total: z.int().nonnegative(),
      /** What was searched for, where it is not what was typed. */
      results_for: z.string().nullable().default(null),
    }),
  }),
  dependsOn: () => ["tours", "categories", "destinations", "posts"],
});
