import { describe, expect, it } from "vitest";
import type { Locale } from "@/lib/contract/locale";
import { locales } from "@/lib/i18n/locales";
import { startApiServer } from "../support/api-server";
import { book, freeDeparture, operatorToken } from "../support/booking";
import { contentDatabase } from "../support/database";
import { pay, storedBooking } from "../support/stored-booking";

await contentDatabase();
// Neither keys nor a sandbox provider, as on domains of one's own.
process.env.PAYMENT_SANDBOX_INTERNAL = "";
const { callAs } = await import("@/lib/api/call");
const { bookingEndpoint, operatorBookingEndpoint, invoiceEndpoint } = await import(
  "@/lib/contract/bookings"
);
const { submitOrderEndpoint } = await import("@/lib/contract/payments");
const { writeEmail } = await import("@/lib/backend/emails/write-email");
const { attendRefund } = await import("@/lib/backend/payments/execute-refunds");
const { translator } = await import("@/lib/i18n/translator");
const { refunds } = await import("@/lib/backend/db/booking-schema");
const { db, pool } = await import("@/lib/backend/db/pool");

describe("a site that takes no payments online", () => {
  it("offers the invoice, and is paid by a transfer that the operator records", async () => {
    const { reference, key } = await book({ starts: (await freeDeparture()).starts });
    const see = async () =>
      (await callAs("en", bookingEndpoint, { reference }, { token: key })).data;
    expect((await see()).actions).toEqual(["invoice", "change", "cancel"]);
    const { data } = await callAs("en", invoiceEndpoint, { reference }, { token: key });
    expect(data.papers).toContain("invoice");
    const token = await operatorToken(reference, "record_payment");
    await callAs("en", operatorBookingEndpoint, {
      token,
      confirm: true,
      amount_minor: data.due_now_minor,
      bank_reference: "TT-1",
    });
    expect(await see()).toMatchObject({ state: "confirmed", actions: ["change", "cancel"] });
  });

  it.each(locales)("refuses to open a payment with a clear word in %s", async (locale) => {
    const { reference, key } = await book({ email: `${locale}@example.com` });
    const wish = { reference, purpose: "deposit" as const };
    const refusal = { code: "conflict", detail: { reason: "payment_off" } };
    await expect(callAs(locale, submitOrderEndpoint, wish, { token: key })).rejects.toMatchObject(
      refusal,
    );
    const api = await startApiServer(locale === "en" ? "localhost" : `${locale}.localhost`);
    const response = await fetch(`${api.base}/api/submit-order-request`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify(wish),
    });
    expect(response.status).toBe(409);
    expect((await response.json()).error).toMatchObject({
      reason: "payment_off",
      message: translator(locale)("ApiErrors.payment_off"),
    });
    await api.stop();
    const { rowCount } = await pool().query("select from payments where booking = $1", [reference]);
    expect(rowCount).toBe(0);
  });

  it("tells nothing of a booking to whoever may not see it", async () => {
    const { reference } = await book({ email: "other@example.com" });
    await expect(
      callAs("en", submitOrderEndpoint, { reference, purpose: "deposit" }, { token: "bk_x" }),
    ).rejects.toMatchObject({ code: "not_found" });
  });

  it("leaves a refund to the operator", async () => {
    const { reference, dueNowMinor } = await storedBooking("en", { state: "confirmed" });
    await pool().query(
      `insert into payments (id, booking, purpose, state, amount_minor, currency, confirmation_code)
       values ($1, $2, 'deposit', 'completed', $3, 'USD', 'C1')`,
      [`${reference}-1`, reference, dueNowMinor],
    );
    const [refund] = await db()
      .insert(refunds)
      .values({
        ...{ id: `${reference}-1-R1`, booking: reference, payment: `${reference}-1` },
        ...{ amountMinor: dueNowMinor, currency: "USD", state: "wanted" },
      })
      .returning();
    if (!refund) throw new Error("the refund was not stored");
    await attendRefund(refund);
    const { rows } = await pool().query("select state from refunds where id = $1", [refund.id]);
    expect(rows).toEqual([{ state: "manual" }]);
  });
});

describe.each(locales)("its mails in %s", (locale) => {
  const cards = /card|karte|carte|tarjeta|carta\b|cartão|mobile money|mobil|móvel|móvil/i;
  const stored: Record<"provisional" | "invoice" | "balance", () => ReturnType<typeof waiting>> = {
    provisional: () => waiting(locale, "provisional"),
    invoice: () => waiting(locale, "invoiced"),
    balance: async () => {
      const row = await storedBooking(locale, { state: "confirmed" });
      await pay(row.reference, `bank ${row.reference} TT-1`, 100);
      return row;
    },
  };

  it.each(["provisional", "invoice", "balance"] as const)(
    "of %s speak of no card",
    async (news) => {
      const { reference } = await stored[news]();
      const mail = await writeEmail({ kind: "booking-to-guest", news, reference, detail: "" });
      const t = translator(locale);
      const paragraphs = mail?.content.paragraphs.join("\n") ?? "";
      expect(paragraphs).not.toMatch(cards);
      expect(mail?.content.paragraphs).toHaveLength(news === "provisional" ? 4 : 3);
      expect(mail?.content.action?.text).toBe(t("BookingEmail.link.open"));
    },
  );
});

function waiting(locale: Locale, state: "provisional" | "invoiced") {
  return storedBooking(locale, { state });
}
