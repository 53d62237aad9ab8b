import { z } from "zod";
import { endpoint } from "./endpoint";
import { PartIdSchema } from "./ids";
import { personName, text } from "./leads";
import { OfferSchema, OfferSubjectSchema } from "./offers";
import { DoneSchema, oneOf, referenceInput } from "./shared";

/** The bearer is the key of the reading link, which opens nothing else. */
export const readOfferEndpoint = endpoint({
  path: "/api/offers/:reference/read",
  summary: "An offer for fellow travellers, who read along: without what guest and staff wrote",
  without: "Nobody reads along",
  input: z.object(referenceInput),
  output: oneOf(OfferSchema),
  limits: [{ calls: 60, perSeconds: 60 }],
});

/** The bearer is the key of the reading link. */
export const commentOnOfferEndpoint = endpoint({
  method: "POST",
  path: "/api/offers/:reference/comment",
  summary: "Says something about an offer as a fellow traveller",
  without: "Fellow travellers say nothing on the page",
  input: z.strictObject({
    ...referenceInput,
    name: personName(60),
    text: text(2000).min(1, "required"),
    subject: OfferSubjectSchema.optional(),
  }),
  output: oneOf(OfferSchema),
  limits: [
    { calls: 5, perSeconds: 60 },
    { calls: 30, perSeconds: 3600 },
  ],
});

export const shareOfferEndpoint = endpoint({
  method: "POST",
  path: "/api/offers/:reference/share",
  summary: "Makes the link with which fellow travellers read an offer, or takes it back",
  without: "Nobody reads along",
  input: z.strictObject({ ...referenceInput, on: z.boolean() }),
  output: oneOf(OfferSchema),
  limits: [{ calls: 10, perSeconds: 60 }],
});

export const offerOpenedEndpoint = endpoint({
  method: "POST",
  path: "/api/offers/:reference/opened",
  summary: "Says that a guest has opened their offer; counted once in half an hour",
  without: "Nobody knows whether an offer was read",
  input: z.strictObject(referenceInput),
  output: oneOf(DoneSchema),
  limits: [{ calls: 60, perSeconds: 60 }],
});

/** The bearer is the offer's key, or that of the reading link. */
export const offerPaperEndpoint = endpoint({
  path: "/api/offers/:reference/paper",
  summary: "An offer as PDF, in the language that is asked for",
  without: "An offer is printed by the browser alone",
  input: z.object({
    ...referenceInput,
    variant: PartIdSchema.optional().describe("Which of its versions; the first where none is"),
  }),
  output: z.object({
    content_type: z.string().regex(/^application\/pdf$/),
    file_name: z.string(),
    base64: z.string(),
  }),
  reply: "file",
  limits: [{ calls: 20, perSeconds: 60 }],
});

/** The bearer is a key that a newer one has replaced. */
export const newestOfferLinkEndpoint = endpoint({
  method: "POST",
  path: "/api/offers/:reference/newest-link",
  summary: "Sends the newest link of an offer by mail to its guest",
  without: "The newest link is asked for by mail",
  input: z.strictObject(referenceInput),
  output: oneOf(DoneSchema),
  limits: [{ calls: 3, perSeconds: 3600 }],
});
