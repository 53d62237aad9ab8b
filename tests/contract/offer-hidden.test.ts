import { describe, expect, it, vi } from "vitest";
import { bookingDocumentEndpoint, bookingEndpoint } from "@/lib/contract/bookings";
import { offerPaperEndpoint } from "@/lib/contract/offer-reading";
import { acceptOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sendEmails } from "../support/emails";
import { acceptance, offerDesk } from "../support/offer";
import { pdfText } from "../support/pdf-text";
import { readable } from "../support/smtp";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema");

const guest = "hidden-line@example.com";
const named = (en: string, de: string) => ({ source: "en" as const, texts: { en, de } });
const own = (id: string, text: ReturnType<typeof named>, amount_minor: number) => ({
  ...{ id, of: null, text, amount_minor },
});
const shown = own("flight", named("Flight", "Flug nach Arusha"), 80_000);
const hidden = { ...own("fee", named("Secret fee", "Geheimes Honorar"), 77_713), hidden: true };
const discount = own("discount-1", named("You return", "Treue, seit 2019"), -13_000);
// What is hidden is in the price of the adults.
const adults = { kind: "adults" as const, count: 2, unit_minor: 200_000, amount_minor: 400_000 };
const perAdult = { id: "adults-0", of: adults, text: null, amount_minor: 400_000 };
const total = 400_000 + 80_000 + 77_713 - 13_000;

/** Every mail to the guest that has these words, as soon as one has. */
const mails = (words: string) =>
  vi.waitFor(() => {
    const all = smtp.received
      .filter(({ to }) => to.includes(guest))
      .map(({ raw }) => readable(raw));
    if (!all.some((text) => text.includes(words))) throw new Error("no mail");
    return all.join("\n");
  }, 30_000);
const pdf = ({ base64 }: { base64: string }) => pdfText(Buffer.from(base64, "base64"));

function conceals(...said: (string | object)[]) {
  const all = said.map((each) => (typeof each === "string" ? each : JSON.stringify(each))).join();
  // What is hidden alone: the price of the adults has it in it.
  expect(all).not.toMatch(/Honorar|Secret fee|\b77713\b|(?<![\d,.])777[.,]13/);
}
const adds = (price: { lines: { amount_minor: number }[]; total_minor: number }) =>
  expect(price.lines.reduce((sum, line) => sum + line.amount_minor, 0)).toBe(price.total_minor);

describe("a line that is hidden from the guest, and a discount", () => {
  it("are told and not told on the page, in mails, on paper and invoices, before and after a change", async () => {
    const lines = [perAdult, shown, hidden, discount];
    const offer = await offerDesk(neema).sent({ email: guest }, { lines });
    const { reference, token } = offer;
    const { data } = await callAs("de", offerEndpoint, { reference }, { token });
    const price = data.journey?.price;
    if (!price) throw new Error("no price");
    adds(price);
    expect(price.total_minor).toBe(total);
    const paper = pdf(await callAs("de", offerPaperEndpoint, { reference }, { token }));
    expect(paper).toContain("Treue, seit 2019");
    conceals(data, paper, await mails(reference));

    const form = { reference, version: data.version, ...acceptance };
    const { data: booked } = await callAs("de", acceptOfferEndpoint, form, { token });
    const key = { token: booked.key };
    const booking = { reference: booked.reference };
    const read = async () => (await callAs("de", bookingEndpoint, booking, key)).data;
    const invoice = async () =>
      pdf(await callAs("de", bookingDocumentEndpoint, { ...booking, paper: "invoice" }, key));
    const first = await invoice();
    expect(first).toContain("Treue, seit 2019");
    expect(first).toContain("5,447.13");
    conceals(await read(), first, await mails(booked.reference));
    adds((await read()).price);

    // A cheaper room is done at once, and the invoice is made anew.
    const { body } = await desk("begin-change", { booking: booked.reference }, neema);
    const { version, starts, adults: people, children, rooms, extras } = body;
    const wanted = {
      ...{ booking: booked.reference, version, starts, adults: people, children, rooms, extras },
      ...{ added: [{ text: "Ohne Flug", amount_minor: -80_000 }], adjustment_minor: 0, ours: true },
    };
    const { body: priced } = await desk("price-change", wanted, neema);
    const { total_minor: shown_total_minor } = (priced as { price?: { total_minor: number } })
      .price ?? { total_minor: 0 };
    expect(shown_total_minor).toBe(total - 80_000);
    const done = await desk("change-booking", { ...wanted, shown_total_minor }, neema);
    expect(done.status).toBe(200);
    const after = await read();
    adds(after.price);
    const second = await invoice();
    expect(second).toContain("4,647.13");
    expect(second).toContain("Treue, seit 2019");
    const { rows } = await pool().query("select * from invoices where booking = $1", [
      booked.reference,
    ]);
    expect(rows.length).toBe(3);
    conceals(after, second, rows, await mails("4,647.13"));
  });
});
