import { describe, expect, it } from "vitest";
import { businessDay, nowMs } from "@/lib/clock";
import { cancelBookingEndpoint } from "@/lib/contract/bookings";
import type { BookingPage } from "@/lib/contract/desk/bookings";
import type { Today } from "@/lib/contract/desk/today";
import { formatPayment } from "@/lib/i18n/format";
import { agentShare } from "@/lib/pricing/agent-share";
import { addDays } from "@/lib/pricing/days";
import { payIn, rowOf } from "../support/booking";
import { changeBy, confirmed, seen } from "../support/booking-change";
import { readCsv, sumOf } from "../support/csv";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { lockBooking } = await import("@/lib/backend/bookings/lifecycle/lock-booking");
const { afterMoneyLeft } = await import("@/lib/backend/bookings/money/after-money-left");
const { enterRefund } = await import("@/lib/backend/bookings/money/refund-done");
const { refundExcess } = await import("@/lib/backend/bookings/money/want-refund");
const { refunds } = await import("@/lib/backend/db/booking-schema");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { guestEmail } = await import("@/lib/backend/emails/guest/guest-email");
const { operatorEmail } = await import("@/lib/backend/emails/operator/operator-email");
const { forgetPeople } = await import("@/lib/backend/jobs/forget-people");

const neema = await colleague("sales", "Neema");
const mama = await colleague("owner", "Mama Rose");

/** A confirmed booking that an agent sold for 10 per cent. */
async function sold(paid: "deposit" | "all") {
  const { reference, token } = await confirmed(paid);
  await pool().query(
    "update bookings set agent = 'Savanna Reisen', commission_percent = 10 where reference = $1",
    [reference],
  );
  const { totalMinor, dueNowMinor } = await rowOf(reference);
  return { reference, token, totalMinor, dueNowMinor, ...agentShare(totalMinor, 10) };
}
const settle = async (reference: string, person = mama) => {
  const { version } = await rowOf(reference);
  return (await desk("settle-agent", { booking: reference, version }, person)).status;
};
const agentOf = async (reference: string) =>
  (await desk("booking", { booking: reference }, mama)).body.agent;
const ledgerOf = async (reference: string) => {
  const { rows } = await pool().query(
    "select kind, amount_minor from ledger where booking = $1 order by id",
    [reference],
  );
  const paid = rows.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
  expect((await rowOf(reference)).paidMinor).toBe(paid);
  return rows.map(({ kind, amount_minor }) => [kind, amount_minor]);
};

/** The guest cancels at what they are shown, which is returned. */
const cancelled = async (reference: string, token: string) => {
  const { refund_today_minor: shown_refund_minor } = await seen(reference, token);
  await callAs("de", cancelBookingEndpoint, { reference, shown_refund_minor }, { token });
  return shown_refund_minor;
};

describe("an agent who has kept their commission", () => {
  it("owes nothing once the net price is here, and the guest is asked for nothing more", async () => {
    const { reference, token, dueNowMinor, netMinor, commissionMinor } = await sold("deposit");
    await payIn(reference, netMinor - dueNowMinor, `payment ${reference}-2`);
    expect((await seen(reference, token)).balance_minor).toBe(commissionMinor);
    expect(await agentOf(reference)).toMatchObject({
      ...{ owes_minor: 0, keeps_minor: commissionMinor, sends_minor: 0 },
    });
    expect(await settle(reference, neema)).toBe(403);
    expect(await settle(reference)).toBe(200);
    expect((await seen(reference, token)).balance_minor).toBe(0);
    expect(await agentOf(reference)).toMatchObject({
      ...{ owes_minor: 0, keeps_minor: 0, sends_minor: 0 },
    });
    expect((await ledgerOf(reference)).at(-1)).toEqual(["commission", commissionMinor]);
    expect(await settle(reference)).toBe(409);
  });

  it("gives it back to the guest themselves when the journey is cancelled: we send what is here", async () => {
    const { reference, token, dueNowMinor, netMinor } = await sold("deposit");
    await payIn(reference, netMinor - dueNowMinor, `payment ${reference}-2`);
    await settle(reference);
    expect(await cancelled(reference, token)).toBe(netMinor);
    await ledgerOf(reference);
    expect(await rowOf(reference)).toMatchObject({
      ...{ state: "cancelled", paidMinor: netMinor, backMinor: netMinor, agentKeptMinor: 0 },
    });
    expect((await seen(reference, token)).invoices.at(-1)?.kind).toBe("credit_note");
  });

  it("is named to the guest as the one who gives it back, before and after, and asked to by the operator", async () => {
    const { reference, token, dueNowMinor, netMinor, commissionMinor } = await sold("deposit");
    await payIn(reference, netMinor - dueNowMinor, `payment ${reference}-2`);
    await settle(reference);
    const name = "Savanna Reisen";
    expect((await seen(reference, token)).by_agent).toEqual({
      ...{ name, today_minor: commissionMinor, back_minor: 0 },
    });
    await cancelled(reference, token);
    expect(await seen(reference, token)).toMatchObject({
      refund_minor: netMinor,
      by_agent: { name, back_minor: commissionMinor },
    });
    const row = await rowOf(reference);
    const mail = JSON.stringify(await guestEmail("cancelled", row, ""));
    expect(mail).toContain(formatPayment(netMinor + commissionMinor));
    expect(mail).toContain(`${formatPayment(commissionMinor)} of this comes from ${name}`);
    expect(JSON.stringify(await operatorEmail("cancelled", row, ""))).toContain(
      `${name} has to give the guest ${formatPayment(commissionMinor)}`,
    );
  });
});

it("a journey of which an agent has all that it costs since a change stays booked", async () => {
  const { reference, dueNowMinor, netMinor } = await sold("deposit");
  await payIn(reference, netMinor - dueNowMinor, `payment ${reference}-2`);
  await settle(reference);
  await pool().query("update bookings set total_minor = agent_kept_minor where reference = $1", [
    reference,
  ]);
  await inTransaction(async (transaction) => {
    const booking = await lockBooking(transaction, reference);
    if (booking) await refundExcess(transaction, booking, "changed");
    for (const each of await transaction.db.select().from(refunds))
      if (each.booking === reference) await enterRefund(transaction, each, "provider");
    await afterMoneyLeft(transaction, reference, "provider");
  });
  expect(await rowOf(reference)).toMatchObject({ state: "confirmed", backMinor: 0 });
});

describe("an agent of a journey that is given up", () => {
  const setStart = (reference: string, days: number) =>
    pool().query("update bookings set starts = $2, confirmed_at = $3 where reference = $1", [
      ...[reference, addDays(businessDay(), days), new Date(nowMs() - 60 * 86_400_000)],
    ]);
  const dueFrom = async (reference: string) => {
    const { due } = (await desk("today", {}, mama)).body as unknown as Today;
    return due.find(({ kind, booking }) => kind === "agent" && booking === reference);
  };

  it("owes what was sent to them, until it is entered as come back", async () => {
    const { reference, token, totalMinor, commissionMinor } = await sold("all");
    await settle(reference);
    expect(await cancelled(reference, token)).toBe(totalMinor);
    expect(await agentOf(reference)).toMatchObject({
      ...{ commission_minor: 0, owes_minor: commissionMinor, returns_minor: commissionMinor },
      ...{ keeps_minor: 0, sends_minor: 0 },
    });
    expect(await dueFrom(reference)).toMatchObject({
      ...{ amount_minor: commissionMinor, what: "Savanna Reisen", on: businessDay() },
    });
    expect(await settle(reference, neema)).toBe(403);
    expect(await settle(reference)).toBe(200);
    expect((await ledgerOf(reference)).slice(-2)).toEqual([
      ["commission", -commissionMinor],
      ["commission_paid", commissionMinor],
    ]);
    expect(await agentOf(reference)).toMatchObject({ owes_minor: 0, returns_minor: 0 });
    expect(await dueFrom(reference)).toBeUndefined();
    expect(await settle(reference)).toBe(409);
  });

  it("owes what they kept and the guest does not get back, as it is ours by the terms", async () => {
    const { reference, token, totalMinor, dueNowMinor, netMinor, commissionMinor } =
      await sold("deposit");
    await payIn(reference, netMinor - dueNowMinor, `payment ${reference}-2`);
    await settle(reference);
    // So late that all of the price is kept.
    await setStart(reference, 3);
    expect(await cancelled(reference, token)).toBe(0);
    await ledgerOf(reference);
    expect(await rowOf(reference)).toMatchObject({ paidMinor: totalMinor, backMinor: 0 });
    expect(await agentOf(reference)).toMatchObject({
      ...{ owes_minor: commissionMinor, returns_minor: commissionMinor },
    });
    expect(await settle(reference)).toBe(200);
    await ledgerOf(reference);
    expect(await rowOf(reference)).toMatchObject({ paidMinor: totalMinor });
    expect(await agentOf(reference)).toMatchObject({ owes_minor: 0, returns_minor: 0 });
  });
});

describe("an agent whose guest has paid us", () => {
  it("is sent their commission, which changes nothing of what the guest has paid", async () => {
    const { reference, totalMinor, commissionMinor } = await sold("all");
    expect(await agentOf(reference)).toMatchObject({
      ...{ owes_minor: -commissionMinor, keeps_minor: 0, sends_minor: commissionMinor },
    });
    expect(await settle(reference)).toBe(200);
    expect(await agentOf(reference)).toMatchObject({ owes_minor: 0, sends_minor: 0 });
    expect(await rowOf(reference)).toMatchObject({ paidMinor: totalMinor, agentKeptMinor: 0 });
    expect(await ledgerOf(reference)).toEqual([
      ["payment", totalMinor],
      ["commission", commissionMinor],
      ["commission_paid", -commissionMinor],
    ]);
  });

  it("earns more, or owes some of it, after a change of the price", async () => {
    const { reference, totalMinor, commissionMinor } = await sold("all");
    await settle(reference);
    await changeBy(mama, reference, { adjustment_minor: -100_000 });
    const now = agentShare(totalMinor - 100_000, 10);
    expect(await agentOf(reference)).toMatchObject({
      ...{ owes_minor: commissionMinor - now.commissionMinor, sends_minor: 0 },
    });
    expect(await settle(reference)).toBe(200);
    await ledgerOf(reference);
    expect(await agentOf(reference)).toMatchObject({ owes_minor: 0, sends_minor: 0 });
    expect(await settle(reference)).toBe(409);
  });
});

describe("commissions in the lists of the month", () => {
  it("make payments and refunds add up to the ledger, to the cent", async () => {
    const month = businessDay().slice(0, 7);
    // One of each that is still open.
    await sold("all");
    const given = await sold("all");
    await settle(given.reference);
    await cancelled(given.reference, given.token);
    const saved = async (list: string, call = "save-accounts") => {
      const { body } = await desk(call, { list, period: month }, mama);
      return readCsv(Buffer.from(String(body.base64), "base64").toString());
    };
    const sum = (rows: Record<string, string>[]) =>
      rows.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
    const { rows } = await pool().query("select sum(amount_minor)::int total from ledger");
    const commissions = await saved("commissions");
    expect(commissions.map(({ kind }) => kind)).toContain("commission_paid");
    const [payments, refunds] = [await saved("payments"), await saved("refunds")];
    expect(sum(payments) + sum(refunds) + sum(commissions)).toBe(rows[0]?.total);
    const { body } = await desk("month-money", { month }, mama);
    expect(body.total).toMatchObject({ received_minor: sum(payments) });
    const made = (await saved("bookings", "save-list")).filter(({ agent }) => agent !== "");
    expect(made.length).toBeGreaterThan(3);
    for (const each of made)
      expect(Number(each.commission) + Number(each["net price"])).toBe(Number(each.price));
    // What agents have by the bookings is what the ledger settled with them.
    const have = sumOf(made, "kept by the agent") + sumOf(made, "sent to the agent");
    const settled = commissions.filter(({ kind }) => kind === "commission");
    expect(have).toBe(sumOf(settled, "amount"));
    const { rows: open } = await pool().query("select reference from bookings where agent <> ''");
    const standing = await Promise.all(open.map(({ reference }) => agentOf(reference)));
    const inAll = (name: string) => standing.reduce((sum, each) => sum + Number(each?.[name]), 0);
    expect(sumOf(made, "to come back from the agent")).toBe(inAll("returns_minor"));
    expect(body.agents).toEqual({
      settled_minor: have,
      to_them_minor: inAll("keeps_minor") + inAll("sends_minor"),
      back_minor: inAll("returns_minor"),
    });
    // The figures lead to these bookings, and to no others; an agent's are found by their name.
    const found = async (input: object) =>
      ((await desk("bookings", input, mama)).body as unknown as BookingPage).bookings;
    const isOpen = standing.map((each) =>
      ["keeps_minor", "sends_minor", "returns_minor"].some((name) => Number(each?.[name]) > 0),
    );
    const expected = open.filter((_, at) => isOpen[at]).map(({ reference }) => reference);
    const listed = (await found({ agents: "open" })).map(({ reference }) => reference);
    expect(listed.sort()).toEqual(expected.sort());
    const named = (await found({ find: "savanna" })).map(({ agent }) => agent);
    expect(named).toEqual(open.map(() => "Savanna Reisen"));
  });
});

it("what is noted about a guest whom an agent knows by name alone stays at night", async () => {
  const unknown = { email: "", phone: "", agent: "Savanna Reisen", invoice: "2001-80001" };
  const { reference } = await storedBooking("en", { state: "provisional", ...unknown });
  await pool().query(
    "insert into booking_notes (booking, author, text) values ($1, $2, 'No nuts')",
    [reference, mama.id],
  );
  await forgetPeople();
  const { rows } = await pool().query(
    `select n.text, i.guest <> '{}' as is_kept from booking_notes n
     join invoices i on i.booking = n.booking where n.booking = $1`,
    [reference],
  );
  expect(rows).toEqual([{ text: "No nuts", is_kept: true }]);
});
