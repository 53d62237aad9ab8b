import { beforeAll, describe, expect, it } from "vitest";
import { type BookingState, BookingStateSchema } from "@/lib/contract/bookings";
import { book, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { raced } from "../support/rounds";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { move } = await import("@/lib/backend/bookings/lifecycle/transitions");

/** Every step that the booking process has (docs/decisions/0014); all others are refused. */
const steps = new Set([
  "enquiry → consultation",
  "enquiry → provisional",
  "enquiry → cancelled",
  "consultation → consultation",
  "consultation → provisional",
  "consultation → cancelled",
  "consultation → expired",
  "provisional → consultation",
  "provisional → invoiced",
  "provisional → confirmed",
  "provisional → cancelled",
  "provisional → expired",
  "invoiced → consultation",
  "invoiced → confirmed",
  "invoiced → cancelled",
  "invoiced → expired",
  "confirmed → invoiced",
  "confirmed → cancelled",
  "confirmed → refunded",
  "expired → confirmed",
  "expired → refunded",
  "refunded → confirmed",
  "cancelled → refunded",
]);
const states = BookingStateSchema.options;
const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

describe("the steps of a booking", () => {
  let reference = "";
  beforeAll(async () => {
    reference = (await book()).reference;
  });
  const put = (state: BookingState) =>
    pool().query("update bookings set state = $2 where reference = $1", [reference, state]);
  const history = async () =>
    Number(
      (await pool().query("select count(*) from booking_events where booking = $1", [reference]))
        .rows[0].count,
    );

  it.each(pairs)("%s to %s", async (from, to) => {
    await put(from);
    const noted = await history();
    const moved = inTransaction((transaction) =>
      move(transaction, { reference, to, actor: "system" }),
    );
    if (steps.has(`${from} → ${to}`)) {
      await expect(moved).resolves.toMatchObject({ state: to });
      expect(await history()).toBe(noted + 1);
    } else {
      await expect(moved).rejects.toMatchObject({ code: "conflict" });
      expect((await rowOf(reference)).state).toBe(from);
      expect(await history()).toBe(noted);
    }
  });

  it("happen once when twenty want them at the same moment", raced, async () => {
    await put("provisional");
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () =>
        inTransaction((transaction) =>
          move(transaction, { reference, to: "invoiced", actor: "system" }),
        ),
      ),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it.each(["ledger", "booking_events"])(
    "leave rows in %s that nobody can change",
    async (table) => {
      for (const statement of [
        `update ${table} set note = 'x'`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await expect(pool().query(statement)).rejects.toThrow("is append-only");
    },
  );
});
