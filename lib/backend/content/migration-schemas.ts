import { z } from "zod";
import { HerdAreaSchema } from "@/lib/contract/planner";

const month = z.int().min(1).max(12);

/** Where the herds of the Serengeti usually are, and which days of tours are spent there. */
export const MigrationFactsSchema = z.strictObject({
  checked: z.union([z.iso.date(), z.date().transform((day) => day.toISOString().slice(0, 10))]),
  areas: z.record(HerdAreaSchema, z.strictObject({ at: z.string(), days: z.array(z.string()) })),
  months: z.record(z.string().regex(/^([1-9]|1[0-2])$/), z.array(HerdAreaSchema).min(1)),
  /** Months in which most calves are born, and in which the Mara River is crossed. */
  calves: z.array(month).min(1),
  crossings: z.array(month).min(1),
});
export type MigrationFacts = z.output<typeof MigrationFactsSchema>;
