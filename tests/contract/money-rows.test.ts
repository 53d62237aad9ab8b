import { expect, it, vi } from "vitest";
import { operatorBookingEndpoint } from "@/lib/contract/bookings";
import { LocaleSchema } from "@/lib/contract/locale";
import { formatDay } from "@/lib/i18n/format";
import { operatorToken, rowOf } from "../support/booking";
import { answer, changeBy, confirmed } from "../support/booking-change";
import { contentDatabase } from "../support/database";
import { colleague } from "../support/desk";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { translator } = await import("@/lib/i18n/translator");
const { guestEmail } = await import("@/lib/backend/emails/guest/guest-email");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
const mama = await colleague("owner", "Mama Rose");

/** What a mail about a booking says in cents: what it costs, what was paid, what goes back, what is due. */
async function rowsIn(reference: string) {
  const row = await rowOf(reference);
  const locale = LocaleSchema.parse(row.locale);
  const t = translator(locale);
  const [table] = (await guestEmail("changed", row, ""))?.content.tables ?? [];
  const of = (label: string) => {
    const value = table?.rows.find(([name]) => name === label)?.[1] ?? "0";
    return Math.round(Number(value.replace(/[^\d]/g, "")) * 100);
  };
  return {
    total: of(t("BookingEmail.price.total")),
    paid: of(t("BookingEmail.price.paid")),
    back: of(t("BookingEmail.price.back")),
    due: of(t("BookingEmail.price.dueBy", { date: formatDay(row.balanceDue, locale) })),
  };
}

it("what a mail calls paid, less what goes back, and what is due are what the journey costs", async () => {
  const { reference, token } = await confirmed("all");
  const { totalMinor } = await rowOf(reference);
  await changeBy(mama, reference, { adjustment_minor: -20_000 });
  const cheaper = totalMinor - 20_000;
  expect(await rowsIn(reference)).toEqual({
    ...{ total: cheaper, paid: totalMinor, back: 20_000, due: 0 },
  });
  // Once it has been sent it is no longer paid.
  const link = await operatorToken(reference, "record_refund");
  await callAs("en", operatorBookingEndpoint, { token: link, confirm: true });
  expect(await rowsIn(reference)).toEqual({ total: cheaper, paid: cheaper, back: 0, due: 0 });
  await changeBy(mama, reference, { adjustment_minor: -10_000 });
  await answer(reference, token, true);
  expect(await rowsIn(reference)).toEqual({
    ...{ total: cheaper + 10_000, paid: cheaper, back: 0, due: 10_000 },
  });
});
