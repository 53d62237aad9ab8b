import { z } from "zod";
import type { ErrorBody } from "./errors";

/** What an answer that is an error says; apart, as who only throws and catches needs no zod. */
export const ErrorBodySchema: z.ZodType<ErrorBody> = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    reason: z.string().optional().describe("Says more than the code, such as price_changed"),
    fields: z.record(z.string(), z.array(z.string())).optional(),
  }),
});
