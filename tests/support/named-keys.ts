import type { SourceFile } from "./source-files";

/** A message that a file asks for, as it is written: `${…}` stands for one part or more. */
interface NamedKey {
  file: string;
  key: string;
}

/** Where a name begins to stand for the messages of a namespace; without one for nothing that is known. */
interface Declaration {
  at: number;
  name: string;
  namespace: string | undefined;
}

const asks = "(?:useTranslations|getTranslations|translator)";

/** The messages that a file names by `t("…")`, whatever `t` is called there; what is passed on is not followed. */
export function namedKeys({ file, text }: SourceFile): NamedKey[] {
  const declared = declarations(text);
  const names = new Set(
    declared.flatMap(({ name, namespace }) => (namespace === undefined ? [] : name)),
  );
  return [...names].flatMap((name) =>
    [
      ...text.matchAll(new RegExp(`(?<![\\w.])${name}(?:\\.(?:rich|markup|has|raw))?\\(`, "g")),
    ].flatMap(({ index, 0: { length } }) => {
      const known = declared.filter((each) => each.name === name && each.at < index).at(-1);
      if (known?.namespace === undefined) return [];
      const [first = ""] = argumentsAt(text, index + length);
      const prefix = known.namespace && `${known.namespace}.`;
      return literalsIn(first).map((key) => ({ file, key: prefix + key }));
    }),
  );
}

function declarations(text: string): Declaration[] {
  const single = [
    ...text.matchAll(new RegExp(`\\bconst (\\w+) = ((?:await )?${asks}\\()`, "g")),
  ].map(({ index, 0: all, 1: name = "", 2: call = "" }) => ({
    ...{ at: index, name },
    namespace: namespaceOf(`${call}${argumentsAt(text, index + all.length).join()}`),
  }));
  const several = [...text.matchAll(/\bconst \[([^\]]*)\] = await Promise\.all\(\[/g)].flatMap(
    ({ index, 0: all, 1: list = "" }) => {
      const calls = argumentsAt(text, index + all.length);
      return list.split(",").map((name, at) => ({
        ...{ at: index, name: name.trim() },
        namespace: namespaceOf(calls[at] ?? ""),
      }));
    },
  );
  const known = [...single, ...several];
  const others = [...new Set(known.map(({ name }) => name))].flatMap((name) => {
    const otherwise = new RegExp(
      `\\bconst ${name} =|\\bconst \\{[^}]*\\b${name}\\b[^}]*\\} =|\\([^()]*\\b${name}: |\\(${name}\\) =>|\\b${name} =>`,
      "g",
    );
    return [...text.matchAll(otherwise)]
      .filter(({ index }) => !known.some(({ at }) => at === index))
      .map(({ index }) => ({ at: index, name, namespace: undefined }));
  });
  return [...known, ...others].sort((a, b) => a.at - b.at);
}

/** The namespace that a call asks for: `""` for all messages, undefined where it is not written there. */
function namespaceOf(call: string): string | undefined {
  if (/^(await )?translator\(/.test(call)) return "";
  const [, given] = new RegExp(`^(?:await )?${asks}\\(([^)]*)`).exec(call) ?? [];
  if (given === undefined) return undefined;
  return given === "" ? "" : (/^"([^"]+)"$/.exec(given) ?? /namespace: "([^"]+)"/.exec(given))?.[1];
}

/** What stands between commas up to the bracket that closes the call. */
function argumentsAt(text: string, from: number): string[] {
  const found = [""];
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    const character = text[at] ?? "";
    const quoted = /["'`]/.test(character) ? (quotedAt(text, at) ?? character) : character;
    if (/[([{]/.test(character)) depth += 1;
    if (/[)\]}]/.test(character)) depth -= 1;
    if (depth < 0) break;
    if (character === "," && depth === 0) found.push("");
    else found[found.length - 1] += quoted;
    at += quoted.length - 1;
  }
  return found.map((each) => each.trim());
}

function quotedAt(text: string, at: number): string | undefined {
  const whole =
    /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|\$\{(?:[^{}]|\{[^}]*\})*\}|[^`\\])*`/sy;
  whole.lastIndex = at;
  return whole.exec(text)?.[0];
}

/** The texts that an expression may come to; what it only compares with is none of them. */
function literalsIn(expression: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < expression.length; at += 1) {
    if (!/["`]/.test(expression[at] ?? "")) continue;
    const quoted = quotedAt(expression, at);
    if (!quoted) break;
    const isCompared =
      /[=!]==\s*$/.test(expression.slice(0, at)) ||
      /^\s*[=!]==/.test(expression.slice(at + quoted.length));
    if (!isCompared) found.push(quoted.slice(1, -1));
    at += quoted.length - 1;
  }
  return found;
}
