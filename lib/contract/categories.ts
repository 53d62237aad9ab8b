import { z } from "zod";
import { endpoint } from "./endpoint";
import { AlternatesSchema, oneOf, PictureSchema } from "./shared";

/** A curated page of tours: a filter with its own title, text and address. */
export const TourCategorySchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  heading: z.string(),
  intro: z.string(),
  description: z.string(),
  picture: PictureSchema,
  filter: z
    .record(z.string(), z.array(z.string()))
    .describe("The filter of /api/filter this page stands for"),
  alternates: AlternatesSchema,
});
export type TourCategory = z.infer<typeof TourCategorySchema>;

export const tourCategoriesEndpoint = endpoint({
  path: "/api/tourcategories",
  summary: "The curated pages of tours",
  without: "Menu and footer have no curated pages of tours",
  whenAbsent: { data: [] },
  input: z.object({}),
  output: z.object({ data: z.array(TourCategorySchema) }),
  dependsOn: () => ["categories", "menu"],
});

export const tourCategoryEndpoint = endpoint({
  path: "/api/tourcategories/:slug",
  summary: "One curated page",
  without: "There are no curated pages of tours",
  input: z.object({ slug: z.string().max(120) }),
  output: oneOf(TourCategorySchema),
  dependsOn: (_, { data }) => [`category:${data.id}`],
});
