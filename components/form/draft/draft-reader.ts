import { z } from "zod";
import { nowMs } from "@/lib/clock";
import { AlternatesSchema } from "@/lib/contract/shared";
import { type DraftKind, drafts } from "@/lib/site/luggage/stored-draft";

const keptForMs = 30 * 24 * 3600 * 1000;

const KeptSchema = z.object({
  version: z.literal(1),
  saved_at: z.number(),
  started_at: z.number(),
  request_key: z.string().max(100).nullable(),
  /** The total that was agreed to with that key, in minor units, of a form that shows one. */
  agreed: z.int().optional().catch(undefined),
  /** The slugs of the tour by language. */
  alternates: AlternatesSchema.optional().catch(undefined),
});

export type StoredDraft<Draft> = z.infer<typeof KeptSchema> & { draft: Draft };
/** Of a draft that came from another language: its answers, not who gave them. */
export interface ArrivedDraft<Draft> {
  started_at: number;
  saved_at: number;
  draft: Partial<Draft>;
}

export interface DraftReader<Draft> {
  /** The draft of the last 30 days, or null; what anyone else wrote into the storage is ignored. */
  parseDraft(stored: unknown): StoredDraft<Draft> | null;
  /** The answers that came from another language in the last 30 days, or those of a draft. */
  parseArrived(stored: unknown): ArrivedDraft<Draft> | null;
}

/** Reads what a form of this kind left in the storage. */
export function draftReader<Shape extends z.ZodRawShape>(
  kind: DraftKind,
  DraftSchema: z.ZodObject<Shape>,
): DraftReader<z.output<z.ZodObject<Shape>>> {
  const answers = Object.fromEntries(drafts[kind].answers.map((name) => [name, true]));
  const AnswersSchema = DraftSchema.pick(answers as Parameters<typeof DraftSchema.pick>[0]);
  const StoredSchema = KeptSchema.extend({ draft: DraftSchema });
  const ArrivedSchema = KeptSchema.pick({ saved_at: true, started_at: true }).extend({
    draft: AnswersSchema,
  });
  return { parseDraft: kept(StoredSchema), parseArrived: kept(ArrivedSchema) };
}

function kept<T extends { saved_at: number }>(schema: z.ZodType<T>) {
  return (stored: unknown): T | null => {
    const { data } = schema.safeParse(stored);
    return data && nowMs() - data.saved_at < keptForMs ? data : null;
  };
}
