import { z } from "zod";
import { endpoint } from "./endpoint";
import { AlternatesSchema, IsoDaySchema } from "./shared";

export const SiteIndexEntrySchema = z.object({
  kind: z.enum(["tour", "tour_category", "destination", "stay", "post"]),
  alternates: AlternatesSchema,
  updated_on: IsoDaySchema,
});
export type SiteIndexEntry = z.infer<typeof SiteIndexEntrySchema>;

export const siteIndexEndpoint = endpoint({
  path: "/api/siteindex",
  summary: "Everything that has an address of its own, with the day of its last change",
  without: "The sitemap names the fixed pages only",
  whenAbsent: { data: [] },
  input: z.object({}),
  output: z.object({ data: z.array(SiteIndexEntrySchema) }),
  dependsOn: () => ["tours", "categories", "destinations", "stays", "posts"],
});
