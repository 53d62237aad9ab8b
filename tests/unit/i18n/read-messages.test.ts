import fillInRead from "use-intl/format-message";
import { describe, expect, it, vi } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { catalogues, messagesOf, shownMessagesOf } from "@/lib/i18n/translator";

// As the bundler does.
vi.mock("use-intl/format-message", () => import("use-intl/format-message/format-only"));
const { default: fillIn } = await vi.importActual<{ default: typeof fillInRead }>(
  "use-intl/format-message",
);

/** Each message as it is written and as it was read. */
function pairs(written: object, read: object): [written: string, read: unknown][] {
  return Object.entries(written).flatMap(([key, message]) => {
    const other: unknown = Reflect.get(read, key);
    return typeof message === "string" ? [[message, other]] : pairs(message, Object(other));
  });
}

const formatters = {
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
    new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
    new Intl.PluralRules(...given),
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...given),
};

/** For every name in a message a number, a text or an element that it stands for. */
function valuesFor(message: string, count: number) {
  const elements = [...message.matchAll(/<(\w+)>/g)].map(([, name = ""]) => [
    name,
    (inside: unknown) => `[${name}: ${[inside].flat().join("")}]`,
  ]);
  const counted = [...message.matchAll(/\{(\w+), plural/g)].map(([, name = ""]) => [name, count]);
  const named = [...message.matchAll(/\{(\w+)[},]/g)].map(([, name = ""]) => [name, `(${name})`]);
  return Object.fromEntries([...named, ...counted, ...elements]);
}

// Elsewhere messages are read as they are said; what the bundler builds says them read.
describe.each(locales)("the messages in %s", (locale) => {
  it.each([0, 1, 2, 1234])(
    "say the same where they were read before, with %d of everything",
    (count) => {
      const options = { locale, formatters, cache: { message: {} }, timeZone: "UTC" };
      for (const [message, read] of pairs(catalogues[locale], messagesOf(locale))) {
        const values = valuesFor(message, count);
        const say = (fill: typeof fillIn, given: unknown) =>
          [Reflect.apply(fill, undefined, ["key", given, values, options])].flat().join("");
        expect(say(fillInRead, read)).toBe(say(fillIn, message));
      }
    },
  );

  it("are plain objects, as only those go to islands", () => {
    const prototypes = (value: unknown): unknown[] =>
      typeof value === "object" && value !== null
        ? [Object.getPrototypeOf(value), ...Object.values(value).flatMap(prototypes)]
        : [];
    const found = new Set(prototypes(messagesOf(locale)));
    expect([...found].every((each) => each === Object.prototype || each === Array.prototype)).toBe(
      true,
    );
  });
});

it("a number that is filled in keeps what it counts on its line, in what a page shows", () => {
  const { Filters, ComparePage } = shownMessagesOf("en");
  const options = { locale: "en", formatters, cache: { message: {} }, timeZone: "UTC" };
  const say = (message: string, values: object) =>
    Reflect.apply(fillInRead, undefined, ["key", message, values, options]);
  expect(say(Filters.chips.daysBetween, { min: 3, max: 5 })).toBe("3 to 5\u00a0days");
  expect(say(ComparePage.rows.daysCount, { count: 4 })).toBe("4\u00a0days");
});
