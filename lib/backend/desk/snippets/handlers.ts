import type { snippetCalls } from "@/lib/contract/desk/snippets";
import type { DeskHandlers } from "../../staff/desk-handler";
import { doing } from "../doing";
import { addSnippet, editSnippet, removeSnippet } from "./change-snippets";
import { snippets } from "./snippet-rows";
import { snippetsFor } from "./snippets-for";

/** Ready sentences: for an answer, and to be written by whoever answers. */
export const snippetHandlers: DeskHandlers<keyof typeof snippetCalls> = {
  snippets: async () => ({ data: { snippets: await snippets() } }),
  "snippets-for": async ({ request }, { present }) => ({
    data: { snippets: await snippetsFor(present.person, request) },
  }),
  "edit-snippet": (input, at) => doing(at, (tx, actor) => editSnippet(tx, actor, input)),
  "add-snippet": (input, at) => doing(at, (tx, actor) => addSnippet(tx, actor, input)),
  "remove-snippet": (input, at) => doing(at, (tx, actor) => removeSnippet(tx, actor, input)),
};
