import { describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import type { Locale } from "@/lib/contract/locale";
import { locales } from "@/lib/i18n/locales";
import { addDays } from "@/lib/pricing/days";
import { policy } from "@/lib/pricing/policy";
import { contentDatabase } from "../support/database";
import { foreignWords } from "../support/language";
import { guest, pay, storedBooking } from "../support/stored-booking";

await contentDatabase();
process.env.OPERATOR_EMAIL = "desk@operator.example";
const { pool } = await import("@/lib/backend/db/pool");
const { writeEmail } = await import("@/lib/backend/emails/write-email");
const { firstKey } = await import("@/lib/backend/bookings/guest/booking-key");
const { emailText } = await import("@/lib/backend/emails/email-content");
const { emailHtml } = await import("@/lib/backend/emails/email-html");
const { absoluteUrl } = await import("@/lib/site/domains");
const { formatDay, formatMoney } = await import("@/lib/i18n/format");
const { translator } = await import("@/lib/i18n/translator");
const { priceLineAmount, priceLineText } = await import("@/lib/i18n/price-line-text");

type Row = Awaited<ReturnType<typeof storedBooking>>;
type Occasion = () => Promise<{ row: Row; detail?: string; says: string[] }>;
type GuestNews = import("@/lib/backend/emails/guest/guest-email").BookingNews;

const today = () => businessDay();

/** How it comes to each mail, and the amounts and days that it has to name. */
const occasions = (locale: Locale): Record<GuestNews, Occasion> => {
  const held = (row: Row) => {
    const day = row.holdUntil?.toLocaleDateString("en-CA", { timeZone: "Africa/Dar_es_Salaam" });
    return formatDay(day ?? "", locale);
  };
  const owes = (row: Row) => [
    formatMoney(row.totalMinor - row.paidMinor),
    formatDay(row.balanceDue, locale),
  ];
  const confirmedAndOwing = async (detail = "") => {
    const row = await storedBooking(locale, { state: "confirmed" });
    return { row, detail, says: owes(row) };
  };
  return {
    received: async () => {
      const row = await storedBooking(locale, { state: "enquiry" });
      return { row, says: [formatMoney(row.dueNowMinor), "24"] };
    },
    provisional: async () => {
      const row = await storedBooking(locale, { state: "provisional" });
      return {
        row,
        says: [formatMoney(row.dueNowMinor), held(row), "UTC+3", ...owes(row).slice(1)],
      };
    },
    unconfirmed: async () => {
      const row = await storedBooking(locale, { state: "invoiced" });
      return {
        row,
        says: [formatMoney(row.dueNowMinor), held(row), formatDay(row.starts, locale)],
      };
    },
    proposed: async () => {
      const days = [addDays(today(), 210), addDays(today(), 220)];
      const row = await storedBooking(locale, { state: "consultation", proposed: days });
      return { row, says: days.map((day) => formatDay(day, locale, "full")) };
    },
    "change-proposed": async () => {
      const row = await storedBooking(locale, { state: "confirmed" });
      const id = await proposeFor(row);
      return { row, detail: id, says: [formatMoney(row.totalMinor + 50_000)] };
    },
    changed: () => confirmedAndOwing("1"),
    invoice: async () => {
      const row = await storedBooking(locale, { state: "invoiced" });
      return { row, says: [row.invoice ?? "", formatMoney(row.dueNowMinor), held(row)] };
    },
    confirmed: async () => {
      const { row, says } = await confirmedAndOwing();
      return { row, says: [...says, formatMoney(row.paidMinor)] };
    },
    receipt: async () => {
      const { row } = await confirmedAndOwing();
      await pay(row.reference, `bank ${row.reference} TT-77`, 12_300);
      return { row, detail: `bank ${row.reference} TT-77`, says: ["$123"] };
    },
    balance: () => confirmedAndOwing("ahead"),
    overdue: async () => {
      const balanceDue = addDays(today(), -2);
      const row = await storedBooking(locale, { state: "confirmed", balanceDue });
      return { row, says: [...owes(row), formatDay(addDays(today(), policy.graceDays), locale)] };
    },
    released: async () => {
      const row = await storedBooking(locale, { state: "expired" });
      return { row, says: [formatDay(row.starts, locale)] };
    },
    cancelled: async () => {
      const confirmedAt = new Date(Date.now() - 20 * 86_400_000);
      const row = await storedBooking(locale, {
        ...{ state: "cancelled", confirmedAt, cancelledAt: new Date() },
        refundMinor: 30_000,
      });
      await pay(row.reference, `payment ${row.reference}-1`, row.price.deposit_minor + 30_000);
      // Executed before the mail is written: what had been paid is still named.
      await pay(row.reference, `refund ${row.reference}-1-R1`, -30_000);
      const paid = formatMoney(row.price.deposit_minor + 30_000);
      return { row, says: [formatMoney(row.price.deposit_minor), paid, "$300", "14"] };
    },
    "less-back": async () => {
      const ended = { state: "cancelled" as const, cancelledAt: new Date(), refundMinor: 20_000 };
      const row = await storedBooking(locale, ended);
      return { row, says: ["$200", formatDay(row.starts, locale)] };
    },
    refunded: async () => {
      const { row } = await confirmedAndOwing();
      const source = `refund ${row.reference}-1-R1`;
      await pay(row.reference, source, -45_600, "paid_twice");
      return { row, detail: source, says: ["$456"] };
    },
    link: async () => {
      const row = await storedBooking(locale, { state: "confirmed" });
      const earlier = translator(locale)("BookingEmail.newLink.earlier");
      return { row, detail: "renewed", says: [earlier] };
    },
  };
};

/** A change by one line of ours that waits for the guest. */
async function proposeFor(row: Row): Promise<string> {
  const { colleague } = await import("../support/desk");
  const { id } = await colleague("sales");
  const { starts, adults, children, rooms, extras, price } = row;
  const same = JSON.stringify({ starts, adults, children, rooms, extras });
  const added = { kind: "adjustment", amount_minor: 50_000 };
  const dearer = {
    ...price,
    lines: [...price.lines, added],
    total_minor: price.total_minor + 50_000,
  };
  const { rows } = await pool().query(
    `insert into booking_changes (booking, proposed_by, state, asks_guest, before, after, price,
       total_before_minor, total_after_minor, refund_minor)
     values ($1, $2, 'proposed', true, $3, $3, $4, $5, $6, 0) returning id`,
    [row.reference, id, same, JSON.stringify(dearer), row.totalMinor, row.totalMinor + 50_000],
  );
  return String(rows[0]?.id);
}

const kinds = Object.keys(occasions("en")) as GuestNews[];

describe.each(locales)("in %s", (locale) => {
  const t = translator(locale);

  it.each(kinds)("the mail “%s” is whole", async (news) => {
    const { row, detail = "", says } = await occasions(locale)[news]();
    const { reference } = row;
    const mail = await writeEmail({ kind: "booking-to-guest", reference, news, detail });
    if (!mail) throw new Error("no mail was written");
    const { content } = mail;
    const text = emailText(content, locale);
    const html = emailHtml(content, locale);
    expect(content.subject).toContain(reference);
    expect(mail.to).toEqual({ name: guest.name, address: guest.email });
    expect(mail.replyTo?.address).toBe("desk@operator.example");
    for (const each of says) expect(text).toContain(each);
    expect(text).toContain(formatDay(row.starts, locale));
    const secret = absoluteUrl(locale, `/Booking/${reference}#${await firstKey(reference)}`);
    expect(text).toContain(secret);
    expect(secret.startsWith(locale === "en" ? "http://localhost" : `http://${locale}.`)).toBe(
      true,
    );
    expect(text).toContain("wa.me");
    // No key of a message, no placeholder, no name of a cause, and no English in another language.
    expect(text).not.toMatch(
      /BookingEmail|Documents\.|\{\w+\}|undefined|(payment|refund|bank) B-|paid_twice/,
    );
    expect(foreignWords(text.replaceAll(guest.name, ""), locale)).toEqual([]);
    // What a guest typed is text in the mail, never markup.
    expect(html).toContain("&amp; &lt;Ana&gt;");
    expect(html).not.toContain("<Ana>");
    const priced = content.tables?.find(({ title }) => title === t("BookingEmail.price.title"));
    if (priced)
      for (const line of row.price.lines) {
        const [, amount] = priced.rows.find(([label]) => label === nameOf(line, locale)) ?? [];
        expect(amount).toBe(priceLineAmount(line.amount_minor));
      }
  });

  it.each([
    ["has no end any more", null],
    ["has passed, while a part is paid", new Date(Date.now() - 86_400_000)],
  ])("an invoice for places whose hold %s names what is missing and no end", async (_, end) => {
    const row = await storedBooking(locale, { state: "invoiced", holdUntil: end });
    const { reference, invoice, dueNowMinor } = row;
    await pay(reference, `payment ${reference}-1`, 5_000);
    const mail = await writeEmail({
      ...{ kind: "booking-to-guest", reference, news: "invoice", detail: "" },
    });
    if (!mail) throw new Error("no mail was written");
    const text = emailText(mail.content, locale);
    const [, intro, next] = mail.content.paragraphs;
    expect(intro).toContain(invoice ?? "");
    expect(next).toContain(formatMoney(dueNowMinor - 5_000));
    expect(text).not.toMatch(/BookingEmail|\{\w+\}|undefined/);
    expect(text).not.toContain("UTC+3");
    expect(foreignWords(text.replaceAll(guest.name, ""), locale)).toEqual([]);
    // What its end would be said with stands nowhere.
    const job = { kind: "booking-to-guest", reference, news: "provisional", detail: "" } as const;
    expect(await writeEmail(job)).toBeUndefined();
  });

  it("no two kinds of mail have the same subject, nor that of English", async () => {
    const subjects = await Promise.all(
      (["en", locale] as const).map(async (each) => {
        const row = await storedBooking(each, { state: "invoiced" });
        const job = { kind: "booking-to-guest", reference: row.reference, detail: "" } as const;
        const mails = [
          await writeEmail({ ...job, news: "provisional" }),
          await writeEmail({ ...job, news: "invoice" }),
        ];
        return mails.map((mail) => mail?.content.subject.replace(row.reference, ""));
      }),
    );
    expect(new Set(subjects.flat()).size).toBe(locale === "en" ? 3 : 4);
  });
});

type Line = Row["price"]["lines"][number];

function nameOf(line: Line, locale: Locale): string {
  const text = extraNames[locale] ?? "";
  return priceLineText(line.kind === "extra" ? { ...line, text } : line, translator(locale));
}

const { rows: lists } = await pool().query(
  "select locale, words->'extras'->>'sleeping-bag' text from part_texts where kind = 'words' and id = 'lists'",
);
const extraNames: Record<string, string> = Object.fromEntries(
  lists.map(({ locale, text }) => [locale, text]),
);

describe("a mail that is not wanted any more", () => {
  it.each([
    ["received", "provisional"],
    ["provisional", "confirmed"],
    ["unconfirmed", "confirmed"],
    ["proposed", "provisional"],
    ["invoice", "confirmed"],
    ["confirmed", "cancelled"],
    ["released", "confirmed"],
    ["balance", "cancelled"],
    ["overdue", "refunded"],
    ["cancelled", "confirmed"],
    ["less-back", "confirmed"],
    ["receipt", "confirmed"],
    ["refunded", "confirmed"],
  ] as const)("“%s” about a booking that is %s is not written", async (news, state) => {
    const { reference } = await storedBooking("en", { state });
    const job = { kind: "booking-to-guest", reference, news, detail: "" } as const;
    expect(await writeEmail(job)).toBeUndefined();
  });

  it("a reminder is not written once all is paid", async () => {
    const { reference, totalMinor, paidMinor } = await storedBooking("de", { state: "confirmed" });
    await pay(reference, `payment ${reference}-2`, totalMinor - paidMinor);
    for (const news of ["balance", "overdue"] as const)
      expect(
        await writeEmail({ kind: "booking-to-guest", reference, news, detail: "" }),
      ).toBeUndefined();
  });

  it("a hold that has ended is not announced", async () => {
    const holdUntil = new Date(Date.now() - 1000);
    const { reference } = await storedBooking("fr", { state: "provisional", holdUntil });
    const job = { kind: "booking-to-guest", reference, news: "provisional", detail: "" } as const;
    expect(await writeEmail(job)).toBeUndefined();
  });
});
