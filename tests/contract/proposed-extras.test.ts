import { beforeAll, describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { bookingEndpoint } from "@/lib/contract/bookings";
import type { Locale } from "@/lib/contract/locale";
import { addDays } from "@/lib/pricing/days";
import { contentDatabase } from "../support/database";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { firstKey } = await import("@/lib/backend/bookings/guest/booking-key");
const { noteHere } = await import("@/lib/freshness/known-changes");

/** A booking with an extra, to whose guest another date was proposed. */
const { reference } = await storedBooking("en", {
  ...{ state: "consultation", extras: ["sleeping-bag"], coupon: "KARIBU" },
  proposed: [addDays(businessDay(), 210)],
});

async function proposedTo(locale: Locale) {
  const token = await firstKey(reference);
  const { data } = await callAs(locale, bookingEndpoint, { reference }, { token });
  const [date] = data.proposed;
  if (!date) throw new Error("no date is proposed");
  return { total: date.price.total_minor, lines: date.price.lines };
}
const changes = async (statement: string) => {
  await pool().query(statement);
  noteHere(["everything"]);
};

describe("the price of a proposed date holds an extra that was booked", () => {
  let before: Awaited<ReturnType<typeof proposedTo>>;
  beforeAll(async () => {
    await changes(
      `update tours set facts = jsonb_set(facts, '{extras}',
         '[{"key": "sleeping-bag", "per": "person", "unit_minor": 3000}]') where id = 'crater-and-plains'`,
    );
    before = await proposedTo("en");
    expect(before.lines).toContainEqual(
      expect.objectContaining({ kind: "extra", key: "sleeping-bag" }),
    );
  });

  it("in whichever language it is read, by the name it was booked by where it has no other", async () => {
    await changes(
      `update part_texts set words = words #- '{extras,sleeping-bag}'
       where kind = 'words' and id = 'lists' and locale = 'it'`,
    );
    const { total, lines } = await proposedTo("it");
    expect(total).toBe(before.total);
    expect(lines).toContainEqual(
      expect.objectContaining({
        key: "sleeping-bag",
        text: expect.stringMatching(/^Sleeping bag/),
      }),
    );
  });

  it("as it was agreed, where the tour offers it no more", async () => {
    await changes(
      `update tours set facts = jsonb_set(facts, '{extras}', '[]') where id = 'crater-and-plains'`,
    );
    expect((await proposedTo("en")).total).toBe(before.total);
    expect((await proposedTo("it")).total).toBe(before.total);
  });
});
