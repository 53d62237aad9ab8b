import { readdirSync, readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { locales } from "@/lib/i18n/locales";
import { withPolicy } from "@/lib/i18n/policy-text";
import { keptBecause, refundTerms } from "@/lib/i18n/refund-terms";
import { catalogues, translator } from "@/lib/i18n/translator";
import { policy } from "@/lib/pricing/policy";
import { keptOn, refundTable, tierOn } from "@/lib/pricing/refund";

// The site of an operator with other rules.
vi.mock("@/lib/pricing/policy", async (original) => {
  const { policy } = await original<typeof import("@/lib/pricing/policy")>();
  const refund = {
    regret: { withinDays: 7, daysBefore: 121 },
    tiers: [
      { daysBefore: 91, keeps: "deposit" },
      { daysBefore: 45, keeps: 60 },
      { daysBefore: 15, keeps: 80 },
      { daysBefore: 0, keeps: 100 },
    ],
    crossingMinutes: 15,
    sentWithinDays: 10,
  };
  return { policy: { ...policy, holdHours: 72, refund } };
});

const paid = {
  starts: "2027-07-01",
  totalMinor: 100_000,
  depositMinor: 30_000,
  paidMinor: 100_000,
  depositPaidOn: "2027-01-01",
};

const writtenTexts = () =>
  ["messages", "content"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(json|md|yaml)$/.test(file) && !file.startsWith("facts"))
      .map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, "utf8")] as const),
  );

it.each(locales)("a hold of 72 hours is said in %s wherever it is said", (locale) => {
  expect(catalogues[locale].Booking.terms.steps.held.first).toContain("72");
  expect(catalogues[locale].BookingStatus.proposed.text).toContain("72");
});

const atMost = /up to|at the longest|bis zu|längstens|au plus|como máximo|al massimo|no máximo/;

it("no sentence promises the whole hold, which ends before the first day of a journey", () => {
  const promises = writtenTexts().flatMap(([file, text]) =>
    (text.match(/[^.!?"\n]*\{\{hold_hours\}\}[^.!?"\n]*/g) ?? []).map((said) => [
      file,
      said.trim(),
    ]),
  );
  expect(promises.length).toBeGreaterThan(60);
  expect(promises.filter(([, said]) => !atMost.test(said ?? ""))).toEqual([]);
});

it("no text says by itself how long places are held", () => {
  const hours = /\b48[ \u00a0](hours|stunden|heures|horas|ore)\b/i;
  expect(
    writtenTexts()
      .filter(([, text]) => hours.test(text))
      .map(([file]) => file),
  ).toEqual([]);
});

it("nothing written in code for people says by itself for how long something is promised", () => {
  const said = ["lib/backend/emails", "lib/backend/documents"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map((file) => [`${folder}/${file}`, readFileSync(`${folder}/${file}`, "utf8")] as const),
  );
  const promise = /(within|waited for) (\d+|a|one) (hours?|days?)\b/i;
  expect(said.filter(([, text]) => promise.test(text)).map(([file]) => file)).toEqual([]);
  expect(policy.lateAnswerHours).toBeLessThan(policy.replyHours);
});

it("another refund table is what is kept, and what the conditions say", () => {
  expect(refundTable("2027-01-05", paid)).toEqual([
    { from: "2027-01-05", until: "2027-01-08", keptMinor: 0 },
    { from: "2027-01-09", until: "2027-04-01", keptMinor: 30_000 },
    { from: "2027-04-02", until: "2027-05-17", keptMinor: 60_000 },
    { from: "2027-05-18", until: "2027-06-16", keptMinor: 80_000 },
    { from: "2027-06-17", until: "2027-06-30", keptMinor: 100_000 },
  ]);
  expect(keptOn("2027-06-30", paid)).toBe(100_000);
  expect(refundTerms("en").split("\n").slice(2)).toEqual([
    "| Within 7 days of paying the deposit, and more than 120 days before the start | Nothing | Everything you have paid |",
    "| More than 90 days before the start | The deposit | The rest of what you have paid |",
    "| 90 to 45 days before the start | 60 per cent of the total price | The rest of what you have paid |",
    "| 44 to 15 days before the start | 80 per cent of the total price | The rest of what you have paid |",
    "| Fewer than 15 days before the start | 100 per cent of the total price | Nothing |",
  ]);
});

it.each([
  ["2027-01-05", "within 7 days of paying the deposit and more than 120 days"],
  ["2027-03-01", "more than 90 days before the start, so we keep the deposit of K"],
  ["2027-04-02", "between 90 and 45 days before the start, so we keep 60% of the price, K"],
  ["2027-06-16", "between 44 and 15 days before the start, so we keep 80% of the price, K"],
  ["2027-06-17", "fewer than 15 days before the start"],
])("who cancels on %s is told its own row of that table", (day, words) => {
  // The deposit is as much as one of its rows keeps.
  const booking = { ...paid, depositMinor: 60_000 };
  const sums = { kept: "K", paid: "P", back: "B" };
  expect(keptBecause(translator("en"), tierOn(day, booking), sums)).toContain(words);
});

it("a rule that does not exist is no part of a text", () => {
  expect(() => withPolicy("Held for {{hold_days}} days")).toThrow("{{hold_days}} is no rule");
});
