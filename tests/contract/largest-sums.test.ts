import { describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { mostMinor } from "@/lib/contract/offer-document";
import { acceptOfferEndpoint, offerEndpoint, offerForPartyEndpoint } from "@/lib/contract/offers";
import { priceEndpoint } from "@/lib/contract/price-quote";
import { addDays } from "@/lib/pricing/days";
import { book, operatorToken, privateTour, rowOf } from "../support/booking";
import { pricedBy } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, offerDesk } from "../support/offer";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const rose = await colleague("owner", "Mama Rose");
const { one, sent } = offerDesk(rose);

const tourId = "crater-and-plains";
const starts = addDays(businessDay(), 200);
const tooLarge = (field: string) => ({
  code: "invalid",
  detail: { fields: { [field]: ["too_large"] } },
});
const said = { error: { code: "invalid" } };

/** Has the catalogue ask so much of each traveller, in minor units, whatever the season. */
const asking = (amount_minor: number) =>
  pool().query(
    `update tours set facts = jsonb_set(jsonb_set(facts, '{prices,per_person}', $2), '{prices,seasons}', '[]')
     where id = $1`,
    [tourId, JSON.stringify([{ travellers: 1, amount_minor }])],
  );

/** A transfer, as the desk enters it. */
async function transfer(booking: string, amount_minor: number) {
  const { version } = await rowOf(booking);
  const form = { booking, version, amount_minor, bank_reference: `TT ${amount_minor}` };
  return desk("record-transfer", form, rose);
}

describe("a journey of the greatest sum that can be kept", () => {
  const accepted = async () => {
    const text = { source: "en" as const, texts: { en: "A fleet" } };
    const line = { id: "fleet", of: null, text, amount_minor: mostMinor };
    const { reference, token } = await sent({}, { lines: [line] });
    const form = { reference, version: 1, ...acceptance };
    return (await callAs("de", acceptOfferEndpoint, form, { token })).data.reference;
  };

  it("is accepted, and a change that costs more is refused beside its sum", async () => {
    const booking = await accepted();
    expect((await rowOf(booking)).totalMinor).toBe(mostMinor);
    const added = [1, 2].map((at) => ({ text: `A jet ${at}`, amount_minor: 100_000_000 }));
    const { wanted, status, body } = await pricedBy(rose, booking, { added });
    expect([status, body]).toMatchObject([422, said]);
    const form = { ...wanted, shown_total_minor: mostMinor + 200_000_000 };
    const answer = await desk("change-booking", form, rose);
    expect([answer.status, answer.body]).toMatchObject([
      422,
      { error: { fields: { adjustment_minor: [expect.stringMatching(/too large/)] } } },
    ]);
    expect((await rowOf(booking)).totalMinor).toBe(mostMinor);
  });

  it("is paid by transfers, and none is entered beyond what can be kept", async () => {
    const { reference } = await storedBooking("en", { state: "confirmed", totalMinor: mostMinor });
    await pool().query("update bookings set paid_minor = $2 where reference = $1", [
      reference,
      mostMinor - 100_000_000,
    ]);
    expect((await transfer(reference, 99_999_999)).status).toBe(200);
    expect((await transfer(reference, 2)).status).toBe(422);
    expect((await transfer(reference, 100_000_000)).status).toBe(422);
    const byLink = callAs("en", operatorBookingEndpoint, {
      token: await operatorToken(reference, "record_payment"),
      ...{ confirm: true, amount_minor: 100_000_000, bank_reference: "TT 1" },
    });
    await expect(byLink).rejects.toMatchObject(tooLarge("amount_minor"));
    expect((await transfer(reference, 1)).status).toBe(200);
    expect((await rowOf(reference)).paidMinor).toBe(mostMinor);
  });
});

describe("a party whose sum is beyond what can be kept", () => {
  const adults = 3;

  it("is refused beside its number, by guest and desk alike", async () => {
    const { reference } = await storedBooking("en", { state: "confirmed", starts });
    await asking(900_000_000);
    const trip = { tour: privateTour, starts, adults };
    await expect(callAs("en", priceEndpoint, trip)).rejects.toMatchObject(tooLarge("adults"));
    const total = { shown_total_minor: 3 * 900_000_000 };
    await expect(book({ ...trip, ...total })).rejects.toMatchObject(tooLarge("adults"));
    const wanted = { tour: tourId, starts, adults, language: "en" };
    const priced = await desk("price-booking", wanted, rose);
    expect([priced.status, priced.body]).toMatchObject([422, said]);
    const form = { ...wanted, ...total, full_name: "Ada Frank", phone: "+4930901820" };
    const made = await desk("make-booking", { ...form, hold_until: addDays(starts, -9) }, rose);
    expect([made.status, made.body]).toMatchObject([422, said]);
    const changed = await pricedBy(rose, reference, { adults, children: [] });
    expect([changed.status, changed.body]).toMatchObject([422, said]);
  });

  it("is not what an offer can be accepted for, though it can for fewer", async () => {
    await asking(600_000_000);
    const offer = await sent({ adults: 2, children: [] });
    const { draft } = await one(offer.reference);
    expect(draft.adults).toBe(2);
    const { reference, token } = offer;
    const shown = (await callAs("de", offerEndpoint, { reference }, { token })).data;
    const total = shown.journey?.price.total_minor ?? 0;
    expect(total).toBeGreaterThanOrEqual(1_200_000_000);
    const party = { adults: 4, children: [] };
    const look = { reference, version: 1, ...party };
    await expect(callAs("de", offerForPartyEndpoint, look, { token })).rejects.toMatchObject(
      tooLarge("adults"),
    );
    const form = { reference, version: 1, ...acceptance };
    await expect(
      callAs(
        "de",
        acceptOfferEndpoint,
        { ...form, party: { ...party, shown_total_minor: 2_400_000_000 } },
        { token },
      ),
    ).rejects.toMatchObject(tooLarge("adults"));
    const { data } = await callAs("de", acceptOfferEndpoint, form, { token });
    expect((await rowOf(data.reference)).totalMinor).toBe(total);
  });
});
