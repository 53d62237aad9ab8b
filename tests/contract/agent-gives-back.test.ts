import { expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { cancelBookingEndpoint } from "@/lib/contract/bookings";
import { agentShare } from "@/lib/pricing/agent-share";
import { payIn, rowOf } from "../support/booking";
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
