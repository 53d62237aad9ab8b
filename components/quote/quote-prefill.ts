import { z } from "zod";

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);
const list = (value: unknown) => (typeof value === "string" ? value.split(",") : value);

const PrefillSchema = z.object({
  tour: slug.optional().catch(undefined),
  /** Ids of favourites to be asked about together. */
  tours: z.preprocess(list, z.array(slug).max(60)).optional().catch(undefined),
  destination: slug.optional().catch(undefined),
  date: z.iso.date().optional().catch(undefined),
  adults: z.coerce.number().int().min(1).max(40).optional().catch(undefined),
  children: z
    .preprocess(list, z.array(z.coerce.number().int().min(0).max(17)).max(20))
    .optional()
    .catch(undefined),
  rooms: z.coerce.number().int().min(1).max(40).optional().catch(undefined),
});

/** What a page already knows when it leads to the wizard. */
export type QuotePrefill = z.infer<typeof PrefillSchema>;

/** Reads `?tour=…&date=…&adults=2&children=9,7`; what makes no sense is left out. */
export function prefillFrom(query: URLSearchParams): QuotePrefill {
  return PrefillSchema.parse(Object.fromEntries(query));
}
