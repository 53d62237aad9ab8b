import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { LocaleSchema } from "@/lib/contract/locale";
import { withPolicy } from "@/lib/i18n/policy-text";
import { refundExample } from "@/lib/i18n/refund-example";
import { refundTerms, termsAfterChange } from "@/lib/i18n/refund-terms";
import type { Figures } from "./figures";

/** A mistake in a content file: where it is and what is wrong, in one sentence. */
export class ContentError extends Error {
  override name = "ContentError";
}

/** A content file that was parsed, able to say on which line a field stands. */
export interface Source {
  file: string;
  data: unknown;
  lineOf(path: PropertyKey[]): number;
}

const none: Figures = () => undefined;

/** Reads a YAML file. `root` is the content folder, `file` is relative to it; facts name no `figures`. */
export function readYaml(root: string, file: string, figures: Figures = none): Source {
  return parseYaml(file, readFileSync(path.join(root, file), "utf8"), 0, figures);
}

/** Reads a Markdown file with YAML front matter; its text is added to the data as `body`. */
export function readMarkdown(root: string, file: string, figures: Figures): Source {
  const text = readFileSync(path.join(root, file), "utf8");
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(text);
  if (!match)
    throw new ContentError(`content/${file}:1: front matter between --- lines is missing`);
  const source = parseYaml(file, match[1] ?? "", 1, figures);
  return { ...source, data: { ...Object(source.data), body: body(file, match[2] ?? "", figures) } };
}

/** Files with an ending in a folder below the content folder, sorted; none when there is no folder. */
export function filesIn(root: string, folder: string, ending: string): string[] {
  try {
    return readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith(ending))
      .sort()
      .map((name) => `${folder}/${name}`);
  } catch {
    return [];
  }
}

function parseYaml(file: string, text: string, linesBefore: number, figures: Figures): Source {
  const counter = new LineCounter();
  const document = parseDocument(withPolicy(text, figureIn(file, figures)), {
    lineCounter: counter,
  });
  const [error] = document.errors;
  if (error) {
    const line = (error.linePos?.[0].line ?? 1) + linesBefore;
    throw new ContentError(`content/${file}:${line}: ${error.message.split("\n")[0]}`);
  }
  const lineOf = (at: PropertyKey[]) => {
    for (let depth = at.length; depth > 0; depth -= 1) {
      const node = document.getIn(at.slice(0, depth), true);
      if (isNode(node) && node.range) return counter.linePos(node.range[0]).line + linesBefore;
    }
    return 1 + linesBefore;
  };
  // A file with nothing but comments has no entries.
  return { file, data: document.toJS() ?? {}, lineOf };
}

/**
 * The text of a page, with the rules of business; `{{refund_table}}` stands for all of that one,
 * `{{refund_example}}` for the sums of a journey, and `{{refund_after_change}}` for what becomes of it
 * when a booking is changed.
 */
function body(file: string, text: string, figures: Figures): string {
  const locale = LocaleSchema.safeParse(file.split("/")[0]);
  return withPolicy(text.trim(), (name) => {
    if (locale.success && name === "refund_table") return refundTerms(locale.data);
    if (locale.success && name === "refund_example") return refundExample(locale.data);
    if (locale.success && name === "refund_after_change") return termsAfterChange(locale.data);
    return figureIn(file, figures)(name);
  });
}

/** What a text names that is no rule of business: a figure of the facts. */
function figureIn(file: string, figures: Figures) {
  const locale = LocaleSchema.safeParse(file.split("/")[0]);
  return (name: string): string => {
    const figure = locale.success ? figures(name, locale.data) : undefined;
    if (figure !== undefined) return figure;
    throw new ContentError(
      `content/${file}: {{${name}}} is no rule of lib/i18n/policy-text.ts and no figure of lib/backend/content/figures.ts`,
    );
  };
}

/** Checks a source with a schema; a mistake names file, line and field. */
export function check<T extends z.ZodType>(source: Source, schema: T): z.output<T> {
  const parsed = schema.safeParse(source.data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw mistake(source, issue?.path ?? [], issue?.message ?? "is wrong");
}

/** A mistake that only shows when files are held together, such as an unknown id. */
export function mistake(source: Source, at: PropertyKey[], why: string): ContentError {
  const where = `content/${source.file}:${source.lineOf(at)}`;
  return new ContentError(`${where}: ${at.join(".") || "the file"}: ${why}`);
}
