import { describe, expect, it } from "vitest";
import { nextCheck, nextRefundCheck, nextTry } from "@/lib/backend/payments/schedule";

const made = new Date("2027-01-01T00:00:00Z");
const minutesLater = (minutes: number) => made.getTime() + minutes * 60_000;
const minutes = (moment: Date | null) => moment && (moment.getTime() - made.getTime()) / 60_000;

describe("when a payment is looked after", () => {
  it("is 2, 5, 15 and 60 minutes, 6 and 24 hours after it was made", () => {
    const moments: (number | null)[] = [];
    for (let now: number | null = 0; now !== null; ) {
      now = minutes(nextCheck(made, minutesLater(now)));
      moments.push(now);
    }
    expect(moments).toEqual([2, 5, 15, 60, 360, 1440, null]);
  });

  it("is, after a failure, the later the older it is", () => {
    const pauses = [0, 30, 600, 60 * 24 * 7].map(
      (age) => (minutes(nextTry(made, minutesLater(age))) ?? 0) - age,
    );
    expect(pauses).toEqual([1, 6, 120, 360]);
  });

  it("is within an hour for a refund whose answer was lost, then a person's turn", () => {
    expect(minutes(nextRefundCheck(made, minutesLater(16)))).toBe(60);
    expect(nextRefundCheck(made, minutesLater(60))).toBeNull();
  });
});
