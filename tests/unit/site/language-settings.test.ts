import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { languages, locales } from "@/lib/contract/locales";

const read = (file: string) => readFileSync(file, "utf8");
const codes = locales.map((locale) => locale.toUpperCase());
const namedAs = (setting: string, file: string) =>
  [...read(file).matchAll(new RegExp(`^#?${setting}_([A-Z]+)=`, "gm"))].map(([, code]) => code);

describe("what operators copy", () => {
  it("has a domain for every language", () => {
    expect(namedAs("DOMAIN", ".env.example")).toEqual(codes);
    expect(namedAs("DOMAIN", "deploy/tembea.env.example")).toEqual(codes);
  });

  it("has an API of their own for every language", () => {
    expect(namedAs("API_BASE_URL", ".env.example")).toEqual(codes);
  });

  it("answers in nginx on the domain of every language", () => {
    const settings = read("deploy/tembea.env.example");
    const domains = [...settings.matchAll(/^DOMAIN_[A-Z]+=(.+)$/gm)].map(([, domain]) => domain);
    const served = [...read("deploy/nginx.conf").matchAll(/server_name (.+\..+);/g)];
    expect(served.length).toBe(2);
    for (const [, names = ""] of served)
      expect(names.split(" ")).toEqual(expect.arrayContaining(domains));
  });
});

it("the glossary has a column of every language's terms", () => {
  const [, header = ""] =
    /## What people read[\s\S]*?^\| \| (.+) \|$/m.exec(read("docs/glossary.md")) ?? [];
  const english = new Intl.DisplayNames("en", { type: "language" });
  expect(header.split(" | ")).toEqual(Object.keys(languages).map((code) => english.of(code)));
});
