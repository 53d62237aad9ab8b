import { describe, expect, it } from "vitest";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { operatorToken, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { operatorLinks } = await import("@/lib/backend/bookings/operator/operator-links");
const { pool } = await import("@/lib/backend/db/pool");
const mama = await colleague("owner", "Mama Rose");

/** A booking that was given up, with two sums that somebody of ours has to send. */
async function owingTwo() {
  const { reference } = await storedBooking("en", { state: "cancelled" });
  const ids = [`${reference}-R1`, `${reference}-R2`];
  await pool().query(
    "update bookings set paid_minor = 9000, back_minor = 9000 where reference = $1",
    [reference],
  );
  for (const [at, id] of ids.entries())
    await pool().query(
      `insert into refunds (id, booking, amount_minor, currency, reason, state)
       values ($1, $2, $3, 'USD', 'cancelled_by_guest', 'manual')`,
      [id, reference, 4_000 + at * 1_000],
    );
  return { reference, ids };
}
const open = async (reference: string) => {
  const wanted = "select id from refunds where booking = $1 and state = 'manual' order by id";
  return (await pool().query(wanted, [reference])).rows.map(({ id }) => id);
};

describe("two sums that are sent back by hand", () => {
  it("have a link each in the mail, which enters its own alone", async () => {
    const { reference, ids } = await owingTwo();
    const links = await operatorLinks(await rowOf(reference));
    expect(links.map(({ text }) => text)).toEqual([
      "Record that the money was sent back by hand: $40",
      "Record that the money was sent back by hand: $50",
      "Record a bank transfer that arrived",
    ]);
    const token = new URL(String(links[0]?.href)).hash.slice(1);
    const { data } = await callAs("en", operatorBookingEndpoint, { token, confirm: false });
    expect(data.sends_back).toEqual({ amount_minor: 4_000, to: "" });
    await callAs("en", operatorBookingEndpoint, { token, confirm: true });
    expect(await open(reference)).toEqual([ids[1]]);
    expect((await rowOf(reference)).state).toBe("cancelled");
    // A link that does not say which enters what alone is left.
    const other = await operatorToken(reference, "record_refund");
    await callAs("en", operatorBookingEndpoint, { token: other, confirm: true });
    expect((await rowOf(reference)).state).toBe("refunded");
  });

  it("are entered by nothing that does not say which", async () => {
    const { reference, ids } = await owingTwo();
    const token = await operatorToken(reference, "record_refund");
    await expect(
      callAs("en", operatorBookingEndpoint, { token, confirm: true }),
    ).rejects.toMatchObject({ code: "conflict" });
    expect(await open(reference)).toEqual(ids);
  });

  it("are entered at the desk one by one", async () => {
    const { reference, ids } = await owingTwo();
    const seen = async () => (await desk("booking", { booking: reference }, mama)).body;
    expect(await seen()).toMatchObject({
      by_hand: [
        { refund: ids[0], amount_minor: 4_000, to: "" },
        { refund: ids[1], amount_minor: 5_000, to: "" },
      ],
    });
    const { version } = await seen();
    const sent = { booking: reference, version, refund: ids[1] };
    expect((await desk("record-refund", sent, mama)).status).toBe(200);
    expect(await open(reference)).toEqual([ids[0]]);
  });
});
