import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { paidBookingHelp } from "../support/paid-booking";
import { paymentHelp } from "../support/payments";
import { ann, ben, shareHelp } from "../support/shares";

await contentDatabase();
const pay = await paymentHelp();
const help = await shareHelp(pay);
const { worked, isNow } = await paidBookingHelp(pay);
const { cancel } = await import("@/lib/backend/bookings/lifecycle/cancel");
const { endHold } = await import("@/lib/backend/bookings/lifecycle/ended-holds");
const { lockBooking } = await import("@/lib/backend/bookings/lifecycle/lock-booking");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { shareEmail } = await import("@/lib/backend/emails/share-email");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

/** As guest and desk cancel. */
const cancelled = (reference: string, refundMinor: number) =>
  inTransaction(async (transaction) => {
    const booking = await lockBooking(transaction, reference);
    if (!booking) throw new Error("no booking");
    await cancel(transaction, booking, { refundMinor, actor: "guest", note: "" });
  });

/** What a mail about a share says; undefined where it is not sent. */
async function said(share: string, news: "asked" | "ended"): Promise<string | undefined> {
  const mail = await shareEmail({ kind: "to-payer", news, reference: share, detail: "" });
  return mail && [mail.content.subject, ...(mail.content.paragraphs ?? [])].join("\n");
}

describe("fellow travellers whose booking ends before they have paid", () => {
  it("are written to, in its language, that nothing is owed any more; those without an address are not", async () => {
    const reference = await pay.newBooking();
    await pay.rows("update bookings set locale = 'de' where reference = $1", reference);
    const [asked, silent, paid] = await help.splitAmong(reference, [ann, { name: "Cleo" }, ben]);
    if (!asked || !silent || !paid) throw new Error("no shares");
    await help.paid(paid.id);
    await cancelled(reference, 0);
    expect(await pay.mails(asked.id)).toEqual(["asked", "ended"]);
    expect(await pay.mails(silent.id)).toEqual([]);
    expect(await pay.mails(paid.id)).not.toContain("ended");
    expect(await said(asked.id, "ended")).toMatch(/nichts mehr zu zahlen[\s\S]*wurde storniert/);
    expect(await said(asked.id, "asked")).toBeUndefined();
    expect(await help.own(asked.id)).toMatchObject({ why_not: "ended", ended: true });
    // What was paid and stays is a part of a journey that nobody takes.
    expect(await help.own(paid.id)).toMatchObject({ state: "paid", ended: true, back_minor: 0 });
  });

  it("are written to once, also when what others paid has gone back", async () => {
    const reference = await pay.newBooking();
    const [asked, paid] = await help.splitAmong(reference, [ann, ben]);
    if (!asked || !paid) throw new Error("no shares");
    await help.paid(paid.id);
    await cancelled(reference, (await pay.booking(reference)).paid_minor);
    await worked(isNow(reference, "refunded"));
    expect(await pay.mails(asked.id)).toEqual(["asked", "ended"]);
  });

  it("are written to when its places are given back, and not once they are had again", async () => {
    const reference = await pay.newBooking();
    const [share] = await help.splitAmong(reference, [ann]);
    if (!share) throw new Error("no share");
    await pay.rows(
      "update bookings set hold_until = now() - interval '1 minute' where reference = $1",
      reference,
    );
    await endHold(reference);
    expect(await pay.mails(share.id)).toEqual(["asked", "ended"]);
    expect(await said(share.id, "ended")).toContain("no longer held");
    await pay.rows("update bookings set state = 'confirmed' where reference = $1", reference);
    expect(await said(share.id, "ended")).toBeUndefined();
    await pay.rows("update bookings set state = 'expired' where reference = $1", reference);
  });
});
