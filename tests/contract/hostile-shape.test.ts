import { describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { hostileApi, withoutRow } from "../support/hostile-api";
import { otherKinds, unkeepable } from "../support/hostile-words";

// Each test sends a hundred requests or more.
vi.setConfig({ testTimeout: 180_000 });
// Outside of the framework there are no pages to forget.
vi.mock("next/cache", () => ({ revalidatePath: () => undefined }));
await contentDatabase();
const { targets } = await hostileApi();

it("every endpoint that changes something has a row of valid input", () => {
  expect(withoutRow).toEqual([]);
});

describe.each(targets)("$name", ({ endpoint, row, valid, texts, post, some }) => {
  const isJson = endpoint.body !== "multipart" && !/arrive$/.test(endpoint.path);

  it("names the field with what no database keeps, or has no use for it", async () => {
    for (const field of await texts())
      for (const words of some(unkeepable)) {
        const { status, body } = await post({ ...(await valid()), [field]: words });
        expect(status, `${field}: ${JSON.stringify(words)}`).toBeLessThan(500);
        if (status === 422)
          expect(Object.keys(body.error?.fields ?? {}).join()).toMatch(
            new RegExp(`${field}|password`),
          );
      }
  });

  it("refuses other kinds of values at their field", async () => {
    for (const field of Object.keys(await valid()))
      for (const value of some(otherKinds)) {
        const { status, body } = await post({ ...(await valid()), [field]: value });
        const told = `${field}: ${JSON.stringify(value)?.slice(0, 80)}`;
        expect(status, told).toBeLessThan(500);
        if (status === 422 && row.answers !== 422)
          expect(Object.keys(body.error?.fields ?? {}).join(), told).toMatch(
            new RegExp(`${field}|password`),
          );
      }
  });

  it("is not led astray by keys that every object has, or that nobody asked for", async () => {
    for (const key of ["__proto__", "constructor", "prototype", "toString", "role", "verified"]) {
      const text = JSON.stringify(await valid()).replace(/\}$/, "");
      const { status, body } = await post(
        `${text}${text === "{" ? "" : ","}"${key}":{"polluted":true}}`,
      );
      expect(status, key).toBeLessThan(500);
      if (body.error?.fields) expect(Object.keys(body.error?.fields ?? {}), key).toContain(key);
    }
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect({}).not.toHaveProperty("polluted");
  });

  it("refuses what is too large, too deep or no object", async () => {
    const nested = (levels: number) => `{"a":${"[".repeat(levels)}${"]".repeat(levels)}}`;
    for (const [body, expected] of [
      [`{"a":"${"a".repeat(100_000)}"}`, 413],
      [`{"a":1${" ".repeat(66_000)}}`, 413],
      [nested(11), 413],
      [nested(30_000), 413],
      ["[]", 400],
      ["null", 400],
      ["{", 400],
      ["", 400],
    ] as const) {
      const { status } = await post(body);
      if (isJson) expect(status, body.slice(0, 30)).toBe(expected);
      else expect([403, 415]).toContain(status);
    }
  });
});
