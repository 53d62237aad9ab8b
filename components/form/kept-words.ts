import { storedAuth } from "@/lib/site/account/auth-storage";
import { keepTypedWords, typedWords } from "@/lib/site/typed-words";

interface Fields {
  defaultValues: object;
  labels: object;
}

interface Form {
  form: { getValues(field: string): unknown; setValue(field: string, value: unknown): void };
  /** Loads what keeps the values; nothing where that cannot be loaded. */
  load(): Promise<unknown>;
}

/**
 * Puts back what this tab has kept of a form, beside what was typed since, and keeps what is typed from
 * now on, until the signal.
 *
 * @returns how it is forgotten, once it has been sent
 */
export function keepWords(
  kept: string,
  { defaultValues, labels }: Fields,
  { form, load }: Form,
  signal: AbortSignal,
): () => void {
  // A review is about the tour that its address names.
  const name = `${kept} ${new URLSearchParams(window.location.search).get("tour") ?? ""}`;
  const fields = Object.keys({ ...defaultValues, ...labels });
  let isSent = false;
  const isAsFirst = (field: string) => {
    const now = form.getValues(field);
    return !now || JSON.stringify(now) === JSON.stringify(Reflect.get(defaultValues, field));
  };
  const save = () => {
    if (isSent || signal.aborted) return;
    const typed = fields.filter((field) => !isAsFirst(field));
    const words = typed.map((field) => [field, form.getValues(field)] as const);
    keepTypedWords(name, Object.fromEntries(words.filter(isWord)), storedAuth()?.name);
  };
  const begin = async () => {
    const words = Object.entries(typedWords(name, storedAuth()?.name)).filter(isWord);
    // What cannot be put back now is not typed over either.
    if (words.length > 0 && !(await load())) return;
    if (signal.aborted) return;
    for (const [field, value] of words)
      if (fields.includes(field) && isAsFirst(field)) form.setValue(field, value);
    save();
    // The window hears of it last, when the fields have taken it.
    for (const event of ["input", "focusout"]) window.addEventListener(event, save, { signal });
  };
  void begin();
  return () => {
    isSent = true;
    keepTypedWords(name, {});
  };
}

/** A text, a number of stars, or what it is about; neither a consent nor what was sent of photographs. */
const isWord = ([, value]: readonly [string, unknown]) =>
  ["string", "number"].includes(typeof value) ||
  (typeof value === "object" && value !== null && "kind" in value);
