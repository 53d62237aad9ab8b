import { z } from "zod";
import { SignedInSchema } from "./accounts";
import { endpoint } from "./endpoint";
import { LocaleSchema } from "./locale";

export const startSessionTransferEndpoint = endpoint({
  method: "POST",
  path: "/api/account/hand-over",
  summary:
    "Gives a code that opens a session on the domain of another language, once, for a minute",
  without: "One signs in again on the domain of another language",
  input: z.strictObject({ to: LocaleSchema }),
  output: z.object({
    code: z.string().describe("To be posted to `arrive`, never put into an address"),
  }),
  limits: [{ calls: 20, perSeconds: 60 }],
});

export const completeSessionTransferEndpoint = endpoint({
  method: "POST",
  path: "/api/account/arrive",
  summary: "Opens a session by the code of a hand-over to this language",
  without: "One signs in again on the domain of another language",
  input: z.strictObject({ code: z.string().max(400) }),
  output: SignedInSchema,
  limits: [{ calls: 20, perSeconds: 60 }],
});
