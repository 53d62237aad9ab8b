import { z } from "zod";
import { AmountSchema, IsoDaySchema, PeopleSchema } from "./shared";

const minor = AmountSchema;
const range = z.tuple([minor, minor]).describe("From and to");

/** What a journey costs beside the tour, in minor units. */
export const CostsSchema = z.object({
  checked: IsoDaySchema.describe("When fees of authorities were last looked up"),
  visa_minor: minor,
  visa_us_minor: minor,
  zanzibar_minor: minor
    .nullable()
    .describe("The insurance that Zanzibar asks for; null where the journey does not go there"),
  zanzibar_child_minor: minor,
  drinks_minor: range.nullable().describe("A day and adult; null where they are included"),
  guide_tips_minor: range.describe("For the guides of the whole safari, from the party"),
  guide_tips_each: z.boolean().describe("Whether that is from each traveller"),
  lodge_tips_minor: range.describe("In all lodges and camps, from each traveller"),
  climb_tips: z
    .array(z.object({ travellers: PeopleSchema.min(1), each_minor: range }))
    .describe("By the number of climbers, from each; none where nobody climbs"),
  transfers_minor: minor.nullable().describe("Airport transfers; null where they are included"),
});
export type Costs = z.infer<typeof CostsSchema>;
