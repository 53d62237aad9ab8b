import { describe, expect, it } from "vitest";
import { agentShare } from "@/lib/pricing/agent-share";
import { rowOf } from "../support/booking";
import { confirmed, seen } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");
const mama = await colleague("owner", "Mama Rose");

/** Notes that an agent sold a booking for ten per cent. */
async function soldByAgent(reference: string) {
  await pool().query(
    "update bookings set agent = 'Savanna Reisen', commission_percent = 10 where reference = $1",
    [reference],
  );
  const row = await rowOf(reference);
  return { ...row, ...agentShare(row.totalMinor, 10) };
}
const transfer = async (booking: string, amount_minor: number, bank_reference: string) => {
  const { version } = await rowOf(booking);
  const seen = { booking, version, amount_minor, bank_reference };
  expect((await desk("record-transfer", seen, neema)).status).toBe(200);
};
const agentOf = async (booking: string) => (await desk("booking", { booking }, mama)).body.agent;

describe("the transfer of an agent who has kept their commission", () => {
  it("settles it where it brings the rest of the net price: the guest is asked for nothing", async () => {
    const { reference, token } = await confirmed("deposit");
    const { netMinor, commissionMinor, dueNowMinor, totalMinor } = await soldByAgent(reference);
    await transfer(reference, netMinor - dueNowMinor - 10_000, "TT-1");
    expect((await seen(reference, token)).balance_minor).toBe(commissionMinor + 10_000);
    await transfer(reference, 10_000, "TT-2");
    expect((await seen(reference, token)).balance_minor).toBe(0);
    expect(await rowOf(reference)).toMatchObject({
      ...{ paidMinor: totalMinor, agentKeptMinor: commissionMinor, backMinor: 0 },
    });
    expect(await agentOf(reference)).toMatchObject({ owes_minor: 0, keeps_minor: 0 });
  });

  it("confirms a journey of which all is due at once", async () => {
    const { reference } = await storedBooking("en", { state: "provisional" });
    await pool().query("update bookings set due_now_minor = total_minor where reference = $1", [
      reference,
    ]);
    const { netMinor, totalMinor } = await soldByAgent(reference);
    await transfer(reference, netMinor, "TT-3");
    expect(await rowOf(reference)).toMatchObject({
      ...{ state: "confirmed", paidMinor: totalMinor, backMinor: 0 },
    });
  });

  it("confirms a journey whose hold has ended, as long as there is room, and settles it", async () => {
    const { reference } = await storedBooking("en", { state: "expired" });
    const { netMinor, commissionMinor, totalMinor } = await soldByAgent(reference);
    await pool().query("update bookings set due_now_minor = total_minor where reference = $1", [
      reference,
    ]);
    const { late_transfer } = (await desk("booking", { booking: reference }, mama)).body;
    expect(late_transfer).toEqual({
      ...{ least_minor: totalMinor, net_minor: netMinor, in_vain: null },
    });
    await transfer(reference, netMinor, "TT-6");
    expect(await rowOf(reference)).toMatchObject({
      ...{ state: "confirmed", paidMinor: totalMinor, backMinor: 0 },
      agentKeptMinor: commissionMinor,
    });
  });

  it("is what is said before it is entered: a guest's own that is short goes back", async () => {
    const { reference } = await storedBooking("en", { state: "expired" });
    const { netMinor, totalMinor, dueNowMinor } = await soldByAgent(reference);
    const late = async () =>
      (await desk("booking", { booking: reference }, mama)).body.late_transfer;
    // What is due at once is less than that: any sum that covers it stays.
    expect(await late()).toEqual({ least_minor: dueNowMinor, net_minor: null, in_vain: null });
    await pool().query("update bookings set due_now_minor = total_minor where reference = $1", [
      reference,
    ]);
    expect(await late()).toMatchObject({ least_minor: totalMinor, net_minor: netMinor });
    await transfer(reference, totalMinor - 1_500, "TT-8");
    expect(await rowOf(reference)).toMatchObject({
      ...{ state: "expired", backMinor: totalMinor - 1_500 },
    });
  });

  it("goes back as it came where nobody can travel any more", async () => {
    const { reference } = await storedBooking("en", { state: "expired" });
    const { netMinor } = await soldByAgent(reference);
    await pool().query("update bookings set starts = '2020-01-01' where reference = $1", [
      reference,
    ]);
    await transfer(reference, netMinor, "TT-7");
    expect(await rowOf(reference)).toMatchObject({
      ...{ state: "expired", paidMinor: netMinor, backMinor: netMinor, agentKeptMinor: 0 },
    });
  });

  it("leaves a guest's own transfer that is short what it is", async () => {
    const { reference, token } = await confirmed("deposit");
    const { dueNowMinor, totalMinor } = await soldByAgent(reference);
    await transfer(reference, totalMinor - dueNowMinor - 2_500, "TT-5");
    expect((await seen(reference, token)).balance_minor).toBe(2_500);
    expect(await rowOf(reference)).toMatchObject({ agentKeptMinor: 0 });
  });

  it("leaves a guest's own transfer of the whole price what it is", async () => {
    const { reference } = await confirmed("deposit");
    const { dueNowMinor, totalMinor, commissionMinor } = await soldByAgent(reference);
    await transfer(reference, totalMinor - dueNowMinor, "TT-4");
    expect(await rowOf(reference)).toMatchObject({ paidMinor: totalMinor, agentKeptMinor: 0 });
    expect(await agentOf(reference)).toMatchObject({ sends_minor: commissionMinor });
  });
});
