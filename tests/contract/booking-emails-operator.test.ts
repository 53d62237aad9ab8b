import { describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { guest, pay, storedBooking } from "../support/stored-booking";

// The refunds of these dates, whatever the operator's own are.
vi.mock("@/lib/pricing/policy", async (original) => {
  const { policy } = await original<typeof import("@/lib/pricing/policy")>();
  const { exampleRefund } = await import("../support/example-refund");
  return { policy: { ...policy, refund: exampleRefund } };
});

await contentDatabase();
process.env.OPERATOR_EMAIL = "desk@operator.example";
const { pool } = await import("@/lib/backend/db/pool");
const { writeEmail } = await import("@/lib/backend/emails/write-email");
const { reasons } = await import("@/lib/backend/emails/operator/operator-reasons");
const { emailText } = await import("@/lib/backend/emails/email-content");
const { emailHtml } = await import("@/lib/backend/emails/email-html");
const { formatMoney } = await import("@/lib/i18n/format");

type OperatorNews = import("@/lib/backend/requests/outbox").OperatorNews;

async function operatorEmail(reference: string, news: OperatorNews, detail = "") {
  const mail = await writeEmail({ kind: "booking-to-operator", reference, news, detail });
  if (!mail) throw new Error("no mail was written");
  return { ...mail, subject: mail.content.subject, text: emailText(mail.content, "en") };
}

describe("a mail to the operator", () => {
  it("about an enquiry has everything in it, and the links to answer", async () => {
    const row = await storedBooking("de", { state: "enquiry" });
    const mail = await operatorEmail(row.reference, "new");
    expect(mail.to.address).toBe("desk@operator.example");
    expect(mail.replyTo).toEqual({ name: guest.name, address: guest.email });
    expect(mail.subject).toMatch(/^Is this free\? Crater and Plains in six days, .*3 travellers/);
    const known = [
      ...[row.reference, guest.name, guest.email, row.phone, row.message, "Germany", "German"],
      ...["2 adults, 1 child (9)", formatMoney(row.totalMinor), formatMoney(row.dueNowMinor)],
      ...["private, any day", "Sleeping bag, rented", "Coupon KARIBU", "within 24 hours"],
      ...["https://wa.me/4930901820", "tel:+4930901820"],
    ];
    for (const each of known) expect(mail.text).toContain(each);
    const actions = ["Available", "Not available", "Cancel on our part", "Record a bank transfer"];
    for (const action of actions)
      expect(mail.text).toMatch(new RegExp(`${action}[^\\n]*: http://localhost\\S*/Booking-Desk#`));
    expect(mail.content.action?.text).toMatch(/^Available/);
    // The key is the guest's.
    expect(mail.text).not.toContain("bk_");
    expect(emailHtml(mail.content, "en")).not.toContain("<please>");
  });

  it("about a payment names the sum, its cause and what is still to come", async () => {
    const row = await storedBooking("fr", { state: "confirmed" });
    const mail = await operatorEmail(row.reference, "paid", `payment ${row.reference}-1`);
    expect(mail.subject).toContain(`${formatMoney(row.paidMinor)} received`);
    expect(mail.text).toContain(`payment ${row.reference}-1`);
    expect(mail.text).toContain(formatMoney(row.totalMinor - row.paidMinor));
  });

  it("names no payment where what was paid before confirms the booking", async () => {
    const row = await storedBooking("fr", { state: "confirmed" });
    const mail = await operatorEmail(row.reference, "paid", "takes 2027-05-01");
    expect(mail.subject).toMatch(/^Paid as far as it must be: /);
    expect(mail.text).not.toMatch(/A payment|takes|provider/);
  });

  it("passes on what the guest wrote with a change or a cancellation", async () => {
    const { reference } = await storedBooking("it", { state: "cancelled", refundMinor: 0 });
    const { rows } = await pool().query(
      `insert into booking_events (booking, after, actor, note)
       values ($1, 'cancelled', 'guest', 'Non possiamo più partire.') returning id`,
      [reference],
    );
    for (const [news, detail] of [
      ["change", String(rows[0].id)],
      ["cancelled", ""],
    ] as const)
      expect((await operatorEmail(reference, news, detail)).text).toContain(
        "in the guest’s words:\n> Non possiamo più partire.",
      );
  });

  it.each(Object.keys(reasons))("says what to do about “%s”", async (reason) => {
    const row = await storedBooking("pt", { state: "confirmed" });
    const detail = `${reason} payment ${row.reference}-1`;
    const mail = await operatorEmail(row.reference, "attention", detail);
    expect(mail.subject).toMatch(/^Please decide: [^_]+$/);
    expect(mail.text).toContain(reasons[reason]?.todo);
    expect(mail.content.paragraphs.join(" ")).not.toMatch(/undefined|NaN|A sum/);
    expect(mail.text).toContain(`It is about: payment ${row.reference}-1.`);
  });

  it("never says that somebody was told of whom no address is known, but that they are to be called", async () => {
    const { reference } = await storedBooking("en", { state: "cancelled", email: "" });
    const details = Object.keys(reasons).map((reason) => ["attention", `${reason} payment X-1`]);
    for (const [news, detail] of [["released"], ["cancelled"], ["change"], ...details] as [
      OperatorNews,
      string?,
    ][]) {
      const { text } = await operatorEmail(reference, news, detail);
      expect(text).toContain("There is no e-mail address of the guest");
      expect(text).not.toMatch(
        /guest was told|who was told|Nothing has to be done\.|Answer this mail/,
      );
    }
  });

  it("still arrives about a reason that nobody foresaw", async () => {
    const { reference } = await storedBooking("en", { state: "confirmed" });
    const mail = await operatorEmail(reference, "attention", "moon_too_bright refund X-1");
    expect(mail.subject).toContain("Please decide: moon too bright");
  });
});

describe("a guest", () => {
  const cancelledEmail = async (daysBefore: number, paidDaysAgo: number, actor = "guest") => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    const row = await storedBooking("en", {
      ...{ state: "cancelled", starts: day(daysBefore).toISOString().slice(0, 10) },
      ...{ confirmedAt: day(-paidDaysAgo), cancelledAt: new Date(), refundMinor: 12_300 },
    });
    await pay(row.reference, `payment ${row.reference}-1`, row.totalMinor);
    await pool().query(
      "insert into booking_events (booking, after, actor, note) values ($1, 'cancelled', $2, 'A road is gone.')",
      [row.reference, actor],
    );
    const job = { kind: "booking-to-guest", news: "cancelled", detail: "" } as const;
    const mail = await writeEmail({ ...job, reference: row.reference });
    return { row, text: mail ? emailText(mail.content, "en") : "" };
  };

  it.each([
    ["within 14 days of paying the deposit", 120, 5],
    ["more than 60 days before the start, so we keep the deposit", 80, 30],
    ["so we keep 50% of the price", 40, 60],
    ["At that point we keep the full price", 10, 100],
  ])("is told by which rule a refund was computed: %s", async (words, daysBefore, paidDaysAgo) => {
    const { text } = await cancelledEmail(daysBefore, paidDaysAgo);
    expect(text).toContain(words);
    expect(text).not.toContain("A road is gone.");
  });

  it("gets everything back, and is told why, when the operator cancels", async () => {
    const { row, text } = await cancelledEmail(40, 60, "operator");
    expect(text).toContain("Because the cancellation comes from us");
    expect(text).toContain("A road is gone.");
    expect(text).toContain(formatMoney(row.totalMinor));
  });

  it.each([
    ["cancelled_by_guest", "cancelled booking"],
    ["changed", "costs less since it was changed"],
    ["paid_twice", "More had reached us"],
    ["no_seats_left", "the places were no longer available"],
    ["paid_after_end", "after the booking had ended"],
  ])("is told why money came back: %s", async (reason, words) => {
    const { reference } = await storedBooking("en", { state: "confirmed" });
    const detail = `refund ${reference}-1-R1`;
    await pay(reference, detail, -45_600, reason);
    const job = { kind: "booking-to-guest", news: "refunded", detail } as const;
    const mail = await writeEmail({ ...job, reference });
    expect(mail?.content.subject).toContain("$456 is on its way back");
    expect(mail && emailText(mail.content, "en")).toContain(words);
  });

  it("is told when a bank takes back a payment, and whether the booking still stands", async () => {
    const kept = await storedBooking("en", { state: "confirmed" });
    const lost = await storedBooking("en", { state: "refunded", invoice: "2027-00000" });
    await pay(lost.reference, `payment ${lost.reference}-1`, 50_000);
    for (const [row, words] of [
      [kept, "Your booking still stands"],
      [lost, "no longer confirmed"],
    ] as const) {
      const { reference } = row;
      const detail = `reversal ${reference}-1`;
      await pay(reference, detail, -50_000);
      const job = { kind: "booking-to-guest", news: "refunded", detail } as const;
      const mail = await writeEmail({ ...job, reference });
      expect(mail && emailText(mail.content, "en")).toContain(words);
    }
  });

  it("of a waiting list is told of free seats as long as there are any", async () => {
    const { rows } = await pool().query(
      `select id, seats from departures where retired_at is null and starts > current_date + 30 limit 1`,
    );
    const [{ id, seats }] = rows;
    await pool().query(
      `insert into waiting_list (reference, departure_id, name, email, locale, seats)
       values ('W-2222-2222-2222', $1, 'Ana', 'ana@example.com', 'es', 2)`,
      [id],
    );
    const job = { kind: "booking-to-guest", reference: "W-2222-2222-2222", detail: "" } as const;
    const emailWith = async (taken: number) => {
      await pool().query("update departures set seats_taken = $2 where id = $1", [id, taken]);
      return writeEmail({ ...job, news: "seat-free" });
    };
    const mail = await emailWith(seats - 2);
    expect(mail?.content.subject).toContain("plazas libres");
    expect(mail?.content.action?.href).toMatch(
      /^http:\/\/es\.\S+\/Booking\?tour=\S+&date=\S+&adults=2$/,
    );
    expect(await emailWith(seats - 1)).toBeUndefined();
  });
});
