import { z } from "zod";
import { IsoDaySchema } from "./shared";

export const InvoiceNumberSchema = z.string().regex(/^\d{4}-\d{1,9}$/, "invalid");

/** An invoice or credit note; the amount of a credit note is negative. */
export const IssuedInvoiceSchema = z.object({
  number: z.string(),
  kind: z.enum(["invoice", "credit_note"]),
  issued_on: IsoDaySchema,
  total_minor: z.int(),
});
