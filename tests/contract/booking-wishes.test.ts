import { describe, expect, it } from "vitest";
import { changeBookingEndpoint } from "@/lib/contract/bookings";
import { book, queuedEmails } from "../support/booking";
import { contentDatabase } from "../support/database";
import { reasonOf } from "../support/reason-of";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

describe("a wish for a change", () => {
  it("is passed on with its words, and changes nothing", async () => {
    const made = await book();
    const message = "Could we start a day later?";
    const input = { reference: made.reference, message };
    const { data } = await callAs("en", changeBookingEndpoint, input, { token: made.key });
    expect(data.state).toBe("provisional");
    expect(await queuedEmails(made.reference)).toContain("operator change");
    const { rows } = await pool().query("select note from booking_events where booking = $1", [
      made.reference,
    ]);
    expect(rows.map(({ note }) => note)).toContain(message);
  });

  it("is passed on once for a key: sent again after a lost answer it is no second wish", async () => {
    const made = await book();
    const input = { reference: made.reference, message: "Could we start a day later?" };
    const by = { token: made.key, idempotencyKey: "wished-once" };
    for (let count = 0; count < 8; count += 1)
      expect((await callAs("en", changeBookingEndpoint, input, by)).data.state).toBe("provisional");
    const { rows } = await pool().query(
      "select note from booking_events where booking = $1 and note = $2",
      [made.reference, input.message],
    );
    expect(rows).toHaveLength(1);
    const mails = await queuedEmails(made.reference);
    expect(mails.filter((mail) => mail === "operator change")).toHaveLength(1);
  });

  it("of one booking is wished for six times an hour, as each writes to the operator", async () => {
    const made = await book();
    const input = { reference: made.reference, message: "And another day later?" };
    const wish = () => reasonOf(callAs("en", changeBookingEndpoint, input, { token: made.key }));
    for (let count = 0; count < 6; count += 1) expect(await wish()).toBe("done");
    expect(await wish()).toBe("too_many");
  });
});
