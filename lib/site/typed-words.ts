import { inTab } from "./text-storage";

const name = "tembea-typed";

type Words = Record<string, unknown>;

interface Kept {
  words: Words;
  /** The name of who was signed in, where somebody was. */
  by?: string | undefined;
}

/**
 * What was typed into a form of this tab and not sent, by field, unchecked. Nothing of somebody who has
 * signed out since, maybe in another tab, which cannot forget it here.
 */
export function typedWords(form: string, person: string | undefined): Words {
  const { words = {}, by }: Partial<Kept> = all()[form] ?? {};
  return by === undefined || by === person ? words : {};
}

/** Keeps what was typed into a form until this tab is closed; nothing for no fields. */
export function keepTypedWords(form: string, words: Words, by?: string): void {
  const { [form]: _, ...others } = all();
  const kept = Object.keys(words).length > 0 ? { ...others, [form]: { words, by } } : others;
  inTab.keep(name, Object.keys(kept).length > 0 ? JSON.stringify(kept) : "");
}

/** Forgets it of every form: whoever comes next is somebody else. */
export const forgetTypedWords = () => inTab.keep(name, "");

function all(): Record<string, Kept> {
  try {
    return JSON.parse(inTab.read(name) || "{}");
  } catch {
    return {};
  }
}
