import { randomUUID } from "node:crypto";
import { describe, expect, it, vi } from "vitest";
import { businessDay } from "@/lib/clock";
import { createBookingEndpoint } from "@/lib/contract/bookings";
import { contactUsEndpoint } from "@/lib/contract/leads";
import { waitingListEndpoint } from "@/lib/contract/waiting-list";
import { addDays } from "@/lib/pricing/days";
import { freeDeparture, privateTour, sampleBooking } from "../support/booking";
import { contentDatabase } from "../support/database";
import { reasonOf } from "../support/reason-of";

// Nobody sends its mails here: what is queued stays.
await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { countMailbox, countMailsFrom } = await import("@/lib/backend/accounts/mailbox-counts");
const { createBooking } = await import("@/lib/backend/bookings/create/create-booking");
const { waitForSeats } = await import("@/lib/backend/bookings/waiting-list/wait-for-seats");
const { demandCoupon } = await import("@/lib/backend/catalogue/coupon");
const { pool } = await import("@/lib/backend/db/pool");
const { perMailbox } = await import("@/lib/backend/requests/limits");

const kinds = Object.keys(perMailbox) as (keyof typeof perMailbox)[];
let places = 0;
/** The networks (/64) of a line (/48) that nobody has called from. */
const newLine = () => {
  places += 1;
  const line = `2001:db8:${places.toString(16)}`;
  return (network: number) => ({ address: `${line}:${network.toString(16)}::1` });
};
/** How many are done before the first is refused, each from the next network when one is used up. */
async function doneBeforeRefusal(
  ofOne: number,
  from: (network: number) => { address: string },
  call: (caller: { address: string }, at: number) => Promise<unknown>,
): Promise<number> {
  for (let at = 0; at < 500; at += 1) {
    const outcome = await reasonOf(call(from(Math.floor(at / ofOne)), at));
    if (outcome === "too_many") return at;
  }
  return Number.POSITIVE_INFINITY;
}

describe("a line that has thousands of networks (an IPv6 /48)", () => {
  it("calls an endpoint four times as often as one of them, and others go on", async () => {
    const line = newLine();
    const write = (caller: { address: string }, at: number) =>
      callAs(
        "en",
        contactUsEndpoint,
        {
          ...{ full_name: "Ann Lee", country: "GB", message: "How cold are the nights?" },
          email: `somebody${at}@example.com`,
        },
        caller,
      );
    expect(await doneBeforeRefusal(3, line, write)).toBe(40);
    expect(await reasonOf(write(newLine()(0), 500))).toBe("done");
  });

  it("holds places of sixty bookings a day", async () => {
    // The season of the tests has fewer seats than that.
    const { id, starts } = await freeDeparture(1);
    await pool().query("update departures set seats = 200 where id = $1", [id]);
    const hold = async (caller: { address: string }, at: number) => {
      const form = await sampleBooking({ starts, adults: 1, email: `holder${at}@example.com` });
      return createBooking(createBookingEndpoint.input.parse(form), "en", caller);
    };
    expect(await doneBeforeRefusal(20, newLine(), hold)).toBe(60);
    expect(await reasonOf(hold(newLine()(0), 500))).toBe("done");
  });

  it("holds places of eighty people a day, one of its networks of forty, in however few bookings", async () => {
    const { id, starts } = await freeDeparture(1);
    await pool().query("update departures set seats = 200 where id = $1", [id]);
    const line = newLine();
    const hold = async (adults: number, caller: { address: string }) => {
      const email = `${randomUUID()}@example.com`;
      const form = await sampleBooking({ starts, adults, email });
      return reasonOf(createBooking(createBookingEndpoint.input.parse(form), "en", caller));
    };
    for (const network of [line(0), line(1)]) {
      for (let at = 0; at < 6; at += 1) expect(await hold(6, network)).toBe("done");
      // A party that is too large by now takes nothing from a smaller one.
      expect(await hold(6, network)).toBe("too_many");
      expect(await hold(4, network)).toBe("done");
    }
    expect(await hold(1, line(2))).toBe("too_many");
    expect(await hold(1, newLine()(0))).toBe("done");
  });

  it("counts nobody for whom there were no places", async () => {
    const { id, starts } = await freeDeparture(1);
    const places = (left: number) =>
      pool().query("update departures set seats = seats_taken + $2 where id = $1", [id, left]);
    const line = newLine();
    const hold = async (adults: number) => {
      const email = `${randomUUID()}@example.com`;
      const form = await sampleBooking({ starts, adults, email });
      return reasonOf(createBooking(createBookingEndpoint.input.parse(form), "en", line(0)));
    };
    await places(5);
    for (let times = 0; times < 8; times += 1) expect(await hold(6)).toBe("seats_gone");
    expect(await hold(5)).toBe("done");
    await places(50);
    for (let times = 0; times < 7; times += 1) expect(await hold(5)).toBe("done");
    expect(await hold(1)).toBe("too_many");
  });

  it("enters waiting lists thirty times a day, one of its networks fifteen times", async () => {
    const { id: departure } = await freeDeparture(1);
    await pool().query("update departures set seats_taken = seats where id = $1", [departure]);
    const enter = (caller: { address: string }, at: number) => {
      const form = { departure, seats: 1, full_name: "Ann Lee", email: `waits${at}@example.com` };
      return waitForSeats(waitingListEndpoint.input.parse(form), "en", caller);
    };
    const line = newLine();
    expect(await doneBeforeRefusal(500, newLine(), enter)).toBe(15);
    expect(await doneBeforeRefusal(15, line, enter)).toBe(30);
    expect(await reasonOf(enter(newLine()(0), 600))).toBe("done");
  });

  it("uses coupons up in twenty-four bookings a day, one of its networks in twelve, also where nothing is held", async () => {
    const wish = async ({ address }: { address: string }, at: number, coupon_code = "KARIBU5") => {
      const form = await sampleBooking({
        ...{ tour: privateTour, starts: addDays(businessDay(), 200), coupon_code },
        email: `${randomUUID()}${at}@example.com`,
      });
      return createBooking(createBookingEndpoint.input.parse(form), "en", { address });
    };
    const line = newLine();
    const one = newLine();
    expect(await doneBeforeRefusal(500, one, wish)).toBe(12);
    expect(await reasonOf(wish(one(0), 600, ""))).toBe("done");
    expect(await doneBeforeRefusal(12, line, wish)).toBe(24);
  });

  it("guesses forty coupons a minute, and right ones count for none of its networks", async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.now());
    const line = newLine();
    const guess = (caller: { address: string }) => demandCoupon("NO-SUCH-CODE", undefined, caller);
    const { rows } = await pool().query(
      `select code from coupons where retired_at is null and current_date
         between valid_from and valid_until and uses < uses_most limit 1`,
    );
    for (let times = 0; times < 50; times += 1)
      await demandCoupon(rows[0].code, undefined, line(times));
    expect(await doneBeforeRefusal(10, line, guess)).toBe(40);
    vi.mocked(Date.now).mockRestore();
  });

  it.each(kinds)("names one mailbox twice as often as one network: %s", async (what) => {
    const { here } = perMailbox[what];
    const name = (caller: { address: string }) =>
      countMailbox(what, `${what.replace(/ /g, "-")}@example.com`, caller);
    expect(await doneBeforeRefusal(here, newLine(), name)).toBe(2 * here);
    expect(await reasonOf(name(newLine()(0)))).toBe("done");
  });

  it("asks others to pay in twice as many mails as one network", async () => {
    const ask = (caller: { address: string }, at: number) =>
      countMailsFrom(`leader${at}@example.com`, caller, 20);
    expect(await doneBeforeRefusal(3, newLine(), ask)).toBe(6);
  });
});

describe("one mailbox", () => {
  it.each(kinds)("is named so often a day, from however many places: %s", async (what) => {
    const { anywhere } = perMailbox[what];
    const name = (at: number) =>
      countMailbox(what, `all-${what.replace(/ /g, "-")}@example.com`, newLine()(at));
    for (let at = 0; at < anywhere; at += 1) expect(await reasonOf(name(at))).toBe("done");
    expect(await reasonOf(name(0))).toBe("too_many");
  });
});
