import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "@/lib/pricing/days";
import { keptOn, type PaidBooking, refundOn, refundTable, termsAfter } from "@/lib/pricing/refund";
import { rounds } from "../../support/rounds";
import "../../support/same-cases";

const first = "2027-01-01";
const day = (most: number) => fc.integer({ min: 0, max: most }).map((n) => addDays(first, n));

const bookings: fc.Arbitrary<PaidBooking> = fc
  .record({
    starts: day(500).map((from) => addDays(from, 30)),
    // Prices are whole dollars.
    totalMinor: fc.integer({ min: 0, max: 20_000 }).map((dollars) => dollars * 100),
    depositPercent: fc.integer({ min: 1, max: 100 }),
    paidShare: fc.integer({ min: 0, max: 100 }),
    depositPaidOn: fc.option(day(530), { nil: null }),
  })
  .map(({ starts, totalMinor, depositPercent, paidShare, depositPaidOn }) => ({
    starts,
    totalMinor,
    depositMinor: Math.floor((totalMinor * depositPercent) / 100),
    paidMinor: Math.floor((totalMinor * paidShare) / 100),
    depositPaidOn,
  }));

const holds = (property: (booking: PaidBooking, on: string) => void) =>
  fc.assert(fc.property(bookings, day(560), property), { numRuns: rounds(1000) });

describe("the refund of any booking on any day", () => {
  it("is never negative and never more than was paid", () => {
    holds((booking, on) => {
      const back = refundOn(on, booking);
      expect(back).toBeGreaterThanOrEqual(0);
      expect(back).toBeLessThanOrEqual(booking.paidMinor);
    });
  });

  it("never grows by waiting while the deposit is no more than half the price", () => {
    holds((booking, on) => {
      const half = {
        ...booking,
        depositMinor: Math.min(booking.depositMinor, 0.4 * booking.totalMinor),
      };
      expect(refundOn(addDays(on, 1), half)).toBeLessThanOrEqual(refundOn(on, half));
    });
  });

  it("is what the table of dates says", () => {
    holds((booking, on) => {
      const period = refundTable(first, booking).find(
        ({ from, until }) => from <= on && on <= (until ?? on),
      );
      if (on < booking.starts) expect(period?.keptMinor).toBe(keptOn(on, booking));
      else expect(period).toBeUndefined();
    });
  });

  it("has periods that follow one another without a gap and end before the start", () => {
    holds((booking, today) => {
      const periods = refundTable(today, booking);
      periods.forEach(({ from, until }, at) => {
        expect(from <= (until ?? "")).toBe(true);
        const next = periods[at + 1];
        expect(until && addDays(until, 1)).toBe(next ? next.from : booking.starts);
      });
    });
  });
});

describe("a change of any booking on any day", () => {
  const changes = (
    property: (before: PaidBooking, starts: string, on: string, later: string) => void,
  ) =>
    fc.assert(
      fc.property(bookings, day(560), day(300), day(300), (booking, starts, a, b) => {
        const [on = a, later = b] = [a, b].sort();
        property(booking, starts, on, later);
      }),
      { numRuns: rounds(1000) },
    );

  it("gives back no more from then on than that day, where the guest wished for it", () => {
    changes((booking, starts, on, later) => {
      const terms = termsAfter(booking, { day: on, starts, ours: false });
      const after = { ...booking, ...terms, starts };
      expect(refundOn(later, after)).toBeLessThanOrEqual(refundOn(on, booking));
    });
  });

  it("gives back no less on any day than without it, where we wished for it", () => {
    changes((booking, starts, on, later) => {
      const half = Math.min(booking.depositMinor, 0.4 * booking.totalMinor);
      const before = { ...booking, depositMinor: half };
      const after = { ...before, ...termsAfter(before, { day: on, starts, ours: true }), starts };
      expect(refundOn(later, after)).toBeGreaterThanOrEqual(refundOn(later, before));
    });
  });
});
