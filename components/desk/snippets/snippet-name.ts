import type { FilledSnippet } from "@/lib/contract/desk/snippets";
import { snippetWords } from "../words/words";

const titles: Record<string, string> = snippetWords.titles;

/** What colleagues call a ready sentence. */
export const snippetName = ({ id, title }: Pick<FilledSnippet, "id" | "title">) =>
  title || (titles[id] ?? id);
