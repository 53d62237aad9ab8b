import { describe, expect, it } from "vitest";
import { bookingDocumentEndpoint } from "@/lib/contract/bookings";
import { locales } from "@/lib/i18n/locales";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { startApiServer } from "../support/api-server";
import { rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { foreignWords } from "../support/language";
import { pageCount, pdfText, pdfValue } from "../support/pdf-text";
import { pay, storedBooking } from "../support/stored-booking";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { cancel } = await import("@/lib/backend/bookings/lifecycle/cancel");
const { afterMoneyLeft } = await import("@/lib/backend/bookings/money/after-money-left");
const { issueInvoice } = await import("@/lib/backend/bookings/money/invoice");
const { invoicesOf } = await import("@/lib/backend/bookings/money/invoice-rows");
const { firstKey } = await import("@/lib/backend/bookings/guest/booking-key");
const { bookingView } = await import("@/lib/backend/bookings/guest/booking-view");
const { bookingDocument } = await import("@/lib/backend/documents/booking-document");
const { formatDay, formatMoney, formatPayment } = await import("@/lib/i18n/format");
const { priceLineAmount, priceLineText } = await import("@/lib/i18n/price-line-text");
const { translator } = await import("@/lib/i18n/translator");

type Row = Awaited<ReturnType<typeof storedBooking>>;

/** Lines are broken where the column ends: what was written, in one line. */
const flat = (text: string) => text.replace(/\s+/g, " ");
const textOf = async (kind: "invoice" | "receipt" | "trip-pack", row: Row, locale: "en") => {
  const { bytes, file_name } = await bookingDocument(kind, row, locale);
  return { bytes, file_name, text: flat(pdfText(bytes)) };
};

describe.each(locales)("in %s", (each) => {
  const locale = each as "en";
  const t = translator(locale);

  it("the invoice names every line, what is due when, and to whom it goes", async () => {
    const row = await storedBooking(locale, { state: "invoiced" });
    const view = await bookingView(row, locale);
    const { bytes, text } = await textOf("invoice", row, locale);
    for (const line of view.price.lines) {
      expect(text).toContain(flat(priceLineText(line, t)));
      expect(text).toContain(priceLineAmount(line.amount_minor));
    }
    const amounts = [row.totalMinor, row.dueNowMinor, row.totalMinor - row.dueNowMinor];
    for (const minor of amounts) expect(text).toContain(formatMoney(minor));
    expect(text).toContain(row.invoice);
    // Letters that are in another file are drawn apart.
    expect(text.replace("Ł ", "Ł")).toContain("Łucja & <Ana> Weiß");
    expect(text).toContain(flat(formatDay(row.balanceDue, locale)));
    expect(text).toContain(flat(formatDay(row.starts, locale, "full")));
    expect(text).toContain("SAMPTZTZ");
    expect(text).not.toContain("�");
    expect(foreignWords(text, locale)).toEqual([]);
    expect(pageCount(bytes)).toBe(1);
    expect(pdfValue(bytes, "Lang")).toBe(locale);
    expect(pdfValue(bytes, "Title")).toBe(`${t("Documents.invoice.title")} ${row.invoice}`);
    expect(pdfValue(bytes, "Author")).toBe("Tembea");
  });

  it("the credit note names its invoice, what is credited and what stays, and the tax in it", async () => {
    policy.taxPercent = 18;
    const row = await storedBooking(locale, { state: "provisional" });
    await inTransaction((at) => issueInvoice(at, row.reference, "guest"));
    policy.taxPercent = 0;
    await pay(row.reference, `payment ${row.reference}-1`, 60_000);
    const paid = await rowOf(row.reference);
    await inTransaction((at) =>
      cancel(at, paid, { refundMinor: 10_000, actor: "guest", note: "" }),
    );
    // What it says is frozen: neither another name nor another price changes it.
    await pool().query(
      "update bookings set name = 'Other', total_minor = total_minor + 77 where reference = $1",
      [row.reference],
    );
    const booking = await rowOf(row.reference);
    const [, note] = await invoicesOf(row.reference);
    const read = async (number: string | undefined) => {
      const { bytes, file_name } = await bookingDocument("invoice", booking, locale, number);
      return { file_name, text: flat(pdfText(bytes)) };
    };
    const invoice = await read(booking.invoice ?? undefined);
    expect(invoice.text).toContain(formatMoney(row.totalMinor));
    expect(invoice.text).toContain(flat(t("Documents.invoice.tax", { percent: 18 })));
    expect(invoice.text).toContain(
      flat(t("Documents.invoice.credited", { number: note?.number ?? "" })),
    );
    const credit = await read(note?.number);
    expect(credit.file_name).toContain(note?.number);
    expect(credit.text).toContain(booking.invoice);
    for (const minor of [row.totalMinor, 50_000, row.totalMinor - 50_000])
      expect(credit.text).toContain(formatPayment(minor));
    expect(credit.text).toContain(flat(t("Documents.credit_note.endedKept")));
    await pay(row.reference, `reversal ${row.reference}-1`, -50_000);
    await inTransaction((at) => afterMoneyLeft(at, row.reference, "provider"));
    const rest = await read((await invoicesOf(row.reference))[2]?.number);
    const before = `${t("Documents.credit_note.title")} ${note?.number}`;
    for (const text of [before, formatPayment(50_000), t("Documents.credit_note.ended")])
      expect(rest.text).toContain(flat(text));
    expect(rest.text).not.toContain(flat(t("Documents.credit_note.kept")));
    for (const { text } of [invoice, credit, rest]) {
      expect(text.replace("Ł ", "Ł")).toContain("Łucja & <Ana> Weiß");
      expect(foreignWords(text, locale)).toEqual([]);
    }
  });

  it("the receipt knows nothing of an agent's commission, and what was paid is one sum", async () => {
    const agent = "Bush & Beach Travel";
    const row = await storedBooking(locale, { state: "confirmed", agent });
    await pay(row.reference, `bank ${row.reference} TT-78`, 5_000);
    await pay(row.reference, `commission ${row.reference} 1`, 6_700);
    await pay(row.reference, `commission ${row.reference} 2`, 12_300);
    await pay(row.reference, `commission_paid ${row.reference} 1`, -12_300);
    const now = await rowOf(row.reference);
    const { text } = await textOf("receipt", now, locale);
    const whole = formatPayment(row.paidMinor + 5_000 + 6_700);
    expect(text.split(whole).length).toBeGreaterThan(2);
    expect(text).toContain(t("Documents.receipt.alsoByAgent", { agent }));
    for (const part of ["$67", "$123", "$117", "TT-78", `${row.reference}-1`])
      expect(text).not.toContain(part);
  });

  it("the receipt lists every movement, their sum and what remains", async () => {
    const row = await storedBooking(locale, { state: "confirmed" });
    await pay(row.reference, `bank ${row.reference} TT-77`, 12_345);
    await pay(row.reference, `refund ${row.reference}-1-R1`, -4_500);
    const now = await rowOf(row.reference);
    const { text, file_name } = await textOf("receipt", now, locale);
    expect(file_name).toBe(`${t("Documents.receipt.title")}-${row.reference}.pdf`);
    for (const part of [
      `${row.reference}-1`,
      formatMoney(row.paidMinor),
      "TT-77",
      "$123.45",
      "−$45",
    ])
      expect(text).toContain(part);
    expect(text).toContain(formatPayment(now.paidMinor));
    expect(text).toContain(formatPayment(now.totalMinor - now.paidMinor));
    expect(text).not.toMatch(/�|bank B-|payment B-/);
    expect(foreignWords(text, locale)).toEqual([]);
  });

  it("the trip pack tells every day with its date, and ends on a page that is worth it", async () => {
    const row = await storedBooking(locale, { state: "confirmed" });
    const { bytes, text } = await textOf("trip-pack", row, locale);
    const view = await bookingView(row, locale);
    expect(text).toContain(flat(view.tour.title));
    for (let day = 1; day <= 6; day += 1) {
      expect(text).toContain(t("TourPage.day.label", { day }));
      const date = addDays(row.starts, day - 1);
      expect(text).toContain(String(Number(date.slice(8))));
    }
    expect(text).toContain(t("TourPage.included.no"));
    expect(text).toContain("112");
    for (const { kept_minor } of view.refund_table)
      if (kept_minor > 0 && kept_minor < row.totalMinor)
        expect(text).toContain(formatMoney(kept_minor));
    expect(text).not.toContain("�");
    expect(foreignWords(text, locale)).toEqual([]);
    expect(pageCount(bytes)).toBe(3);
    const last =
      pdfText(bytes)
        .split(t("TourPage.day.label", { day: 5 }))
        .at(-1) ?? "";
    expect(last.split("\n").length).toBeGreaterThan(12);
  });

  it("the calendar file holds the days of the journey", async () => {
    const row = await storedBooking(locale, { state: "confirmed" });
    const { bytes, content_type, file_name } = await bookingDocument("calendar", row, locale);
    expect(content_type).toBe("text/calendar; charset=utf-8");
    expect(file_name).toBe(`${row.reference}.ics`);
    const lines = bytes.toString("utf8").replace(/\r\n /g, "").split("\r\n");
    const value = (name: string) =>
      lines.find((line) => line.startsWith(name))?.slice(name.length + 1);
    expect(value("DTSTART;VALUE=DATE")).toBe(row.starts.replaceAll("-", ""));
    // The first day after the sixth.
    expect(value("DTEND;VALUE=DATE")).toBe(addDays(row.starts, 6).replaceAll("-", ""));
    expect(value("UID")).toContain(row.reference);
    expect(value("DESCRIPTION")).toContain(row.reference);
    expect(bytes.toString()).not.toContain("bk_");
    for (const line of bytes.toString("utf8").split("\r\n"))
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});

const tight = (text: string) => text.normalize("NFKC").replace(/[\s\0]/g, "");

describe("a document", () => {
  it("is the same file each time", async () => {
    const row = await storedBooking("de", { state: "confirmed" });
    for (const kind of ["invoice", "receipt", "trip-pack", "calendar"] as const)
      expect(
        (await bookingDocument(kind, row, "de")).bytes.equals(
          (await bookingDocument(kind, row, "de")).bytes,
        ),
      ).toBe(true);
  });

  it.each(["Иван Петров", "Άννα Παππά", "李雷", "Nguyễn Thị Hồng"])(
    "names a guest as they wrote it: %s",
    async (name) => {
      const row = await storedBooking("en", { state: "invoiced", name });
      const { text } = await textOf("invoice", row, "en");
      // Where letters are moved, reading back finds gaps.
      expect(tight(text)).toContain(tight(`Invoice to ${name} Germany lucja@example.com`));
    },
  );

  it("writes Arabic joined and from right to left", async () => {
    const row = await storedBooking("en", { state: "invoiced", name: "نور الهدى" });
    const { text } = await textOf("invoice", row, "en");
    const drawn = [..."نور الهدى"].reverse().join("");
    expect(tight(text)).toContain(tight(drawn));
  });

  it("names a guest by their address where we have no font of the script", async () => {
    const row = await storedBooking("en", { state: "invoiced", name: "김민준" });
    const { text } = await textOf("invoice", row, "en");
    expect(text).toContain("Invoice to lucja@example.com Germany");
  });

  it("of many lines goes on to a second page, never with a line or two", async () => {
    const { price: plain } = await storedBooking("de", { state: "invoiced" });
    const line = { kind: "extra" as const, key: "none", count: 1, unit_minor: 0, amount_minor: 0 };
    for (let more = 1; more <= 24; more += 1) {
      const text = "Donaudampfschifffahrtsgesellschaftskapitänspatentverlängerungsgebühr";
      const extras = Array.from({ length: more }, () => ({ ...line, text }));
      const price = { ...plain, lines: [...plain.lines, ...extras] };
      const row = await storedBooking("de", { state: "invoiced", price });
      const { bytes } = await bookingDocument("invoice", row, "de");
      const pages = pageCount(bytes);
      const [, last = ""] = pdfText(bytes).split("Seite 1 von 2");
      if (pages > 1) expect(last.split("\n").length).toBeGreaterThan(10);
      expect(pages).toBeLessThanOrEqual(2);
    }
  });
});

describe("the address of a document", () => {
  it("gives the bytes to whoever holds the key, to be saved and kept nowhere", async () => {
    const { reference, invoice } = await storedBooking("de", { state: "invoiced" });
    const server = await startApiServer("de.localhost");
    const ask = async (token: string, kind = "invoice") =>
      fetch(`${server.base}/api/bookings/${reference}/papers/${kind}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    const key = await firstKey(reference);
    const answer = await ask(key);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toBe(
      `attachment; filename="Rechnung-${invoice}.pdf"`,
    );
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
    expect((await ask(`${key}x`)).status).toBe(404);
    expect((await ask(await firstKey("B-2222-2222-2222"))).status).toBe(404);
    expect((await ask(key, `invoice?number=${invoice}`)).status).toBe(200);
    // Not before there is one, and no others than these; nor one of somebody else.
    const other = await storedBooking("de", { state: "invoiced" });
    expect((await ask(key, `invoice?number=${other.invoice}`)).status).toBe(404);
    expect((await ask(key, `receipt?number=${invoice}`)).status).toBe(404);
    expect((await ask(key, "receipt")).status).toBe(404);
    expect((await ask(key, "trip-pack")).status).toBe(404);
    expect((await ask(key, "passport")).status).toBe(422);
    await server.stop();
  });

  it.each([
    ["enquiry", []],
    ["provisional", []],
    ["invoiced", ["invoice"]],
    ["confirmed", ["invoice", "receipt", "trip-pack", "calendar"]],
  ] as const)("of a booking that is %s offers %j", async (state, offered) => {
    const { reference } = await storedBooking("en", { state });
    const caller = { token: await firstKey(reference) };
    for (const kind of ["invoice", "receipt", "trip-pack", "calendar"] as const) {
      const asked = callAs("en", bookingDocumentEndpoint, { reference, paper: kind }, caller);
      if ((offered as readonly string[]).includes(kind))
        expect((await asked).base64.length).toBeGreaterThan(500);
      else await expect(asked).rejects.toMatchObject({ code: "not_found" });
    }
  });
});
