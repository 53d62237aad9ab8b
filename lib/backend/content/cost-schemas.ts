import { z } from "zod";

const dollars = z.int().nonnegative();

/** What a journey costs beside the tour. */
export const CostsFactsSchema = z.strictObject({
  checked: z.union([z.iso.date(), z.date().transform((day) => day.toISOString().slice(0, 10))]),
  visa: dollars,
  visa_us: dollars,
  zanzibar_insurance: dollars,
  zanzibar_insurance_child: dollars,
  drinks: z.tuple([dollars, dollars]),
});
export type CostsFacts = z.output<typeof CostsFactsSchema>;
