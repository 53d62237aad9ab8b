import { z } from "zod";
import { requiredLine, text } from "../leads";
import { LocaleSchema } from "../locale";
import { locales } from "../locales";
import { DoneSchema, VersionSchema } from "../shared";
import { Reference } from "./references";

/** Those that come with the site, in the order of a conversation; their words are `Snippets` in `messages/`. */
export const standingSnippets = [
  "greeting",
  "thanks",
  "details",
  "dates_free",
  "full",
  "payment",
  "flights",
  "visa_health",
  "weather",
  "call",
  "follow_up",
  "closing",
] as const;
export type StandingSnippet = (typeof standingSnippets)[number];

/** What a snippet names in braces and each answer fills in. */
export const snippetPlaces = ["guest", "journey", "dates", "colleague"] as const;
export type SnippetPlace = (typeof snippetPlaces)[number];

const SnippetText = text(4_000);
const SnippetId = z.string().min(1).max(60);

const SnippetSchema = z.object({
  id: SnippetId,
  title: z.string().describe("Empty for those that come with the site"),
  version: z.int().min(0).describe("0 where the desk has changed nothing of it"),
  texts: z.partialRecord(LocaleSchema, z.string()),
  own: z.array(LocaleSchema).describe("The languages in which the desk has written it"),
});
export type Snippet = z.infer<typeof SnippetSchema>;

/** A snippet as one answer has it. */
const FilledSnippetSchema = z.object({
  id: SnippetId,
  title: z.string(),
  language: z.enum(locales).describe("Of the text: English where the guest's has none"),
  text: z.string(),
  english: z.string(),
});
export type FilledSnippet = z.infer<typeof FilledSnippetSchema>;

/** Ready sentences for answers, in every language of the site. */
export const snippetCalls = {
  snippets: {
    input: z.strictObject({}),
    output: z.object({ snippets: z.array(SnippetSchema) }),
  },
  "snippets-for": {
    input: z.strictObject({ request: Reference }),
    output: z.object({ snippets: z.array(FilledSnippetSchema) }),
  },
  "edit-snippet": {
    input: z.strictObject({
      snippet: SnippetId,
      version: VersionSchema.min(0),
      language: LocaleSchema,
      text: SnippetText.describe("Empty: what came with the site again, or nothing"),
    }),
    output: DoneSchema,
  },
  "add-snippet": {
    input: z.strictObject({
      title: requiredLine(60),
      language: LocaleSchema,
      text: SnippetText.min(1, "required"),
    }),
    output: DoneSchema,
  },
  "remove-snippet": {
    input: z.strictObject({ snippet: z.uuid(), version: VersionSchema.min(1) }),
    output: DoneSchema,
  },
};
