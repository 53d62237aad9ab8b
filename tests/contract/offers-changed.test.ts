import { describe, expect, it } from "vitest";
import { answerChangeEndpoint, bookingEndpoint } from "@/lib/contract/bookings";
import { acceptOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { addDays } from "@/lib/pricing/days";
import { rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, offerDesk } from "../support/offer";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");

const neema = await colleague("sales", "Neema");

interface Priced {
  price: { total_minor: number };
  before_minor: number;
  seats: number;
  asks_guest: boolean;
}

/** What a change would cost, as the screen asks for it. */
async function priced(booking: string, changes: object) {
  const { body } = await desk("begin-change", { booking }, neema);
  const { version, starts, adults, children, rooms, extras, added, adjustment_minor } = body;
  const same = { version, starts, adults, children, rooms, extras, added, adjustment_minor };
  const wanted = { booking, ...(same as object), ...changes };
  const { body: shown } = await desk("price-change", wanted, neema);
  return { wanted, shown: shown as unknown as Priced };
}

describe("a journey that was made for its guest", () => {
  it("keeps the price that was agreed when its day or party changes, and takes lines of ours", async () => {
    const made = await offerDesk(neema).sent({}, { total_minor: 700_000 });
    const { version } = (
      await callAs("de", offerEndpoint, { reference: made.reference }, { token: made.token })
    ).data;
    const { data } = await callAs(
      "de",
      acceptOfferEndpoint,
      { reference: made.reference, version, ...acceptance },
      { token: made.token },
    );
    const before = await rowOf(data.reference);
    const moved = { starts: addDays(before.starts, 14), adults: before.adults + 1 };
    const agreed = await priced(data.reference, moved);
    expect(agreed.shown).toMatchObject({ before_minor: 700_000, asks_guest: true, seats: 0 });
    expect(agreed.shown.price.total_minor).toBe(700_000);
    const added = [{ text: "Dritte Person", amount_minor: 150_000 }];
    const { wanted, shown } = await priced(data.reference, { ...moved, added });
    const shown_total_minor = shown.price.total_minor;
    await desk("change-booking", { ...wanted, shown_total_minor }, neema);
    const opened = { reference: data.reference };
    const { data: booking } = await callAs("de", bookingEndpoint, opened, { token: data.key });
    const change = booking.proposed_change?.id ?? 0;
    const yes = { ...opened, change, accept: true, shown_total_minor };
    await callAs("de", answerChangeEndpoint, yes, { token: data.key });
    const after = await rowOf(data.reference);
    expect(after).toMatchObject({ ...moved, totalMinor: 850_000, tourId: before.tourId });
    expect(after.price.lines).toContainEqual(
      expect.objectContaining({ kind: "own", text: "Dritte Person", amount_minor: 150_000 }),
    );
  });
});
