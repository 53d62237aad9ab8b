import { expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { cancelBookingEndpoint } from "@/lib/contract/bookings";
import type { BookingDetail } from "@/lib/contract/desk/bookings";
import { agentShare } from "@/lib/pricing/agent-share";
import { book, payIn, rowOf } from "../support/booking";
import { changeBy, confirmed, seen } from "../support/booking-change";
import { readCsv } from "../support/csv";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const mama = await colleague("owner", "Mama Rose");
const settle = async (booking: string) => {
  const { version } = await rowOf(booking);
  expect((await desk("settle-agent", { booking, version }, mama)).status).toBe(200);
};
const agentOf = async (booking: string) => (await desk("booking", { booking }, mama)).body.agent;

/** A journey whose agent kept their ten per cent, gave back what they had too much since it became cheaper. */
async function cheaper() {
  const { reference, token } = await confirmed("deposit");
  await pool().query(
    "update bookings set agent = 'Savanna Reisen', commission_percent = 10 where reference = $1",
    [reference],
  );
  const { totalMinor, dueNowMinor } = await rowOf(reference);
  const { netMinor, commissionMinor } = agentShare(totalMinor, 10);
  await payIn(reference, netMinor - dueNowMinor, `payment ${reference}-2`);
  await settle(reference);
  await changeBy(mama, reference, { adjustment_minor: -100_000 });
  const now = agentShare(totalMinor - 100_000, 10).commissionMinor;
  expect(await agentOf(reference)).toMatchObject({ returns_minor: commissionMinor - now });
  await settle(reference);
  return { reference, token, keptMinor: now, totalMinor: totalMinor - 100_000 };
}

it("what an agent gives back of what they kept they keep no more, and it is here", async () => {
  const { reference, keptMinor } = await cheaper();
  expect(await rowOf(reference)).toMatchObject({ agentKeptMinor: keptMinor });
  expect(await agentOf(reference)).toMatchObject({
    ...{ owes_minor: 0, returns_minor: 0, keeps_minor: 0, sends_minor: 0 },
  });
  const month = businessDay().slice(0, 7);
  const { body } = await desk("save-list", { list: "bookings", period: month }, mama);
  const rows = readCsv(Buffer.from(String(body.base64), "base64").toString());
  expect(rows.find((row) => row.reference === reference)).toMatchObject({
    ...{ "kept by the agent": (keptMinor / 100).toFixed(2), "sent to the agent": "0.00" },
  });
});

it("of a cancellation after that an agent gives the guest what they have, and we the rest", async () => {
  const { reference, token, keptMinor, totalMinor } = await cheaper();
  const { refund_today_minor: shown_refund_minor, by_agent } = await seen(reference, token);
  expect([shown_refund_minor, by_agent?.today_minor]).toEqual([totalMinor - keptMinor, keptMinor]);
  await callAs("de", cancelBookingEndpoint, { reference, shown_refund_minor }, { token });
  expect(await agentOf(reference)).toMatchObject({ owes_minor: 0, returns_minor: 0 });
});

it("an agent and their per cent are put right by the owner until something is settled, and what is owed follows", async () => {
  const { reference } = await confirmed("deposit");
  const { totalMinor, dueNowMinor, version } = await rowOf(reference);
  const set = async (agent: string, commission_percent: number, more: object = {}, who = mama) => {
    const seen = { booking: reference, version: (await rowOf(reference)).version, ...more };
    return desk("set-agent", { ...seen, agent, commission_percent }, who);
  };
  expect((await set("Savanna Reisen", 10, {}, await colleague("sales", "Neema"))).status).toBe(403);
  expect((await set("", 10)).body.error).toMatchObject({ reason: "agent_needed" });
  // Booked on the site by an agent who did not say so.
  expect((await set("Savana", 20)).status).toBe(200);
  const late = await set("Savanna Reisen", 10, { version });
  expect(late.body.error).toMatchObject({ code: "conflict", reason: "changed_meanwhile" });
  expect((await set("Savanna Reisen", 10)).status).toBe(200);
  const { commissionMinor, netMinor } = agentShare(totalMinor, 10);
  expect(await agentOf(reference)).toMatchObject({
    ...{ name: "Savanna Reisen", commission_percent: 10 },
    ...{ commission_minor: commissionMinor, net_minor: netMinor, keeps_minor: commissionMinor },
  });
  const { history, can_set_agent } = (await desk("booking", { booking: reference }, mama))
    .body as unknown as BookingDetail;
  expect(can_set_agent).toBe(true);
  expect(history[0]).toMatchObject({
    ...{ what: "set-agent", by: "Mama Rose" },
    facts: [{ kind: "commission", before_percent: 20, after_percent: 10 }],
  });
  await payIn(reference, netMinor - dueNowMinor, `payment ${reference}-2`);
  await settle(reference);
  expect(await rowOf(reference)).toMatchObject({ paidMinor: totalMinor });
  expect((await set("Savanna Reisen", 12)).body.error).toMatchObject({ reason: "agent_settled" });
  const { body } = await desk("booking", { booking: reference }, mama);
  expect(body).toMatchObject({ can_set_agent: false });
});

it("a booking whose net price had come as too little is confirmed by settling, once its agent is named", async () => {
  const { reference } = await book();
  await pool().query("update bookings set due_now_minor = total_minor where reference = $1", [
    reference,
  ]);
  const { totalMinor } = await rowOf(reference);
  await payIn(reference, agentShare(totalMinor, 10).netMinor, `bank ${reference} 1`);
  const { version, state } = await rowOf(reference);
  expect(state).toBe("provisional");
  const named = { agent: "Savanna Reisen", commission_percent: 10 };
  await desk("set-agent", { booking: reference, version, ...named }, mama);
  await settle(reference);
  expect(await rowOf(reference)).toMatchObject({ state: "confirmed", paidMinor: totalMinor });
});

it("a booking that was cancelled keeps the agent it had", async () => {
  const { reference } = await confirmed("deposit");
  const cancelled = { booking: reference, version: (await rowOf(reference)).version };
  await desk("cancel-booking", cancelled, mama);
  const { version } = await rowOf(reference);
  const named = { booking: reference, version, agent: "Savanna Reisen", commission_percent: 10 };
  expect((await desk("set-agent", named, mama)).body.error).toMatchObject({ reason: "not_now" });
});
