import { z } from "zod";
import { journeyInAddress, listed } from "@/components/form/draft/draft-fields";
import { InterestSchema } from "@/lib/contract/leads";

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/);

const PrefillSchema = z.object({
  ...journeyInAddress,
  /** Ids of favourites to be asked about together. */
  tours: z.preprocess(listed, z.array(slug).max(60)).optional().catch(undefined),
  destination: slug.optional().catch(undefined),
  /** As many as a planned journey takes, and what is wished for. */
  days: z.coerce.number().int().min(1).max(60).optional().catch(undefined),
  interests: z.preprocess(listed, z.array(InterestSchema).max(4)).optional().catch(undefined),
  rooms: z.coerce.number().int().min(1).max(40).optional().catch(undefined),
});

/** What a page already knows when it leads to the wizard. */
export type QuotePrefill = z.infer<typeof PrefillSchema>;

/** Reads `?tour=…&date=…&adults=2&children=9,7`; what makes no sense is left out. */
export function prefillFrom(query: URLSearchParams): QuotePrefill {
  return PrefillSchema.parse(Object.fromEntries(query));
}
