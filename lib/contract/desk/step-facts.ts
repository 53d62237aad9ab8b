import { z } from "zod";
import { IsoDaySchema } from "../shared";

const PartySchema = z.object({ adults: z.int(), children: z.array(z.int()) });

/** What a step of a booking changed or issued; the desk puts it into words. */
export const StepFactSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("starts"), before: IsoDaySchema, after: IsoDaySchema }),
  z.object({ kind: z.literal("days"), before: z.int(), after: z.int() }),
  z.object({ kind: z.literal("party"), before: PartySchema, after: PartySchema }),
  z.object({ kind: z.literal("rooms"), before: z.int(), after: z.int() }),
  z.object({
    kind: z.literal("extras"),
    added: z.array(z.string()),
    removed: z.array(z.string()),
  }),
  z.object({ kind: z.literal("price"), before_minor: z.int(), after_minor: z.int() }),
  z.object({ kind: z.literal("credit_note"), number: z.string(), invoice: z.string() }),
  z.object({ kind: z.literal("takes"), starts: IsoDaySchema }),
  z.object({ kind: z.literal("offer"), reference: z.string() }),
  z.object({
    kind: z.literal("commission"),
    ...{ before_percent: z.int(), after_percent: z.int() },
  }),
  z.object({ kind: z.literal("guest_cancels"), day: IsoDaySchema }),
]);
export type StepFact = z.infer<typeof StepFactSchema>;
