import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { locales } from "@/lib/i18n/locales";

type Messages = { [key: string]: string | Messages };
const MessagesSchema: z.ZodType<Messages> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), MessagesSchema])),
);

const catalogue = Object.fromEntries(
  locales.map((locale) => [
    locale,
    flatten(MessagesSchema.parse(JSON.parse(readFileSync(`messages/${locale}.json`, "utf8")))),
  ]),
);

function flatten(messages: Messages, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === "string"
        ? [[prefix + key, value] as const]
        : [...flatten(value, `${prefix}${key}.`)],
    ),
  );
}

/** Names of the arguments and tags a message uses, whatever their order. */
function placeholders(message: string): string[] {
  const names = [
    ...message.matchAll(
      /\{\s*(\w+)\s*(?:\}|,\s*(?:plural|select|selectordinal|number|date|time)\b)/g,
    ),
    ...message.matchAll(/<(\w+)>/g),
  ];
  return [...new Set(names.map((match) => match[1] ?? ""))].sort();
}

describe.each(locales.filter((locale) => locale !== "en"))("messages in %s", (locale) => {
  const english = catalogue.en ?? new Map();
  const own = catalogue[locale] ?? new Map();

  it("has the keys of English, no more and no fewer", () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("fills the same placeholders", () => {
    const differing = [...own].filter(
      ([key, message]) =>
        String(placeholders(message)) !== String(placeholders(english.get(key) ?? "")),
    );
    expect(differing).toEqual([]);
  });

  it("has no empty message", () => {
    expect([...own].filter(([, message]) => message.trim() === "")).toEqual([]);
  });
});

describe("the keys of messages", () => {
  it("are camelCase, but for what the API or the content calls by another name", () => {
    const isCode = (key: string) => /^(ApiErrors|FieldErrors)\./.test(key);
    const keys = [...(catalogue.en?.keys() ?? [])].filter((key) => !isCode(key));
    const ours = ["lib/contract", "lib/backend", "lib/pricing", "content/facts"];
    const listed = execFileSync("git", ["ls-files", ...ours], { encoding: "utf8" });
    const names = listed
      .split("\n")
      .filter((file) => /\.(ts|yaml)$/.test(file))
      .map((file) => readFileSync(file, "utf8"))
      .join("\n");
    const known = new Set(names.match(/\w+/g));
    const parts = new Set(keys.flatMap((key) => key.split(".")));
    expect([...parts].filter((part) => part.includes("_") && !known.has(part))).toEqual([]);
  });
});
