import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { payShareEndpoint, splitEndpoint } from "@/lib/contract/shares";
import { contentDatabase } from "../support/database";
import { paymentHelp } from "../support/payments";
import { reasonOf } from "../support/reason-of";
import { ann, ben, shareHelp } from "../support/shares";

await contentDatabase();
const pay = await paymentHelp();
const help = await shareHelp(pay);
const { callAs } = await import("@/lib/api/call");

vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => pay.behave());
afterEach(() => pay.booksBalance());
afterAll(() => pay.stop());

const reason = ({ body }: { body: { error: { reason: string } } }) => body.error.reason;

/** What becomes of asking friends to pay, each for a booking of its own. */
async function splitFrom(address: string, emails: string[], booker = "juergen@example.com") {
  const { firstKey } = await import("@/lib/backend/bookings/guest/booking-key");
  const reference = await pay.newBooking({ email: booker });
  const people = emails.map((email, at) => ({
    name: `Fellow ${"ABCDEFGHIJKLMNOPQRST"[at]}`,
    email,
  }));
  const shown_minor = await help.shown(reference, "deposit");
  const form = { reference, purpose: "deposit" as const, shown_minor, equally: true, people };
  const caller = { token: await firstKey(reference), address };
  return reasonOf(callAs("en", splitEndpoint, form, caller));
}

type Asked = { id: string; amount_minor: number } | undefined;
/** Who holds the key of a share goes to pay it, on the site of a language. */
async function payAs(share: Asked, email?: string, locale: "en" | "fr" = "en") {
  const { shareKey } = await import("@/lib/backend/bookings/shares/share-key");
  const { id, amount_minor } = share ?? expect.fail("there is no such share");
  const form = { share: id, shown_minor: amount_minor, ...(email && { email }) };
  const caller = { token: await shareKey(id), address: "203.0.113.78" };
  return callAs(locale, payShareEndpoint, form, caller);
}

describe("splitting what a booking owes", () => {
  it("gives everybody an equal part, of which the odd cent is paid by the one who booked", async () => {
    const reference = await pay.newBooking();
    await pay.rows("update bookings set due_now_minor = 60001 where reference = $1", reference);
    const shares = await help.splitAmong(reference, [ann, ben]);
    expect(shares.map(({ amount_minor }) => amount_minor)).toEqual([20000, 20000]);
    expect((await help.shares(reference)).own.deposit_minor).toBe(20001);
  });

  it("gives each the amount that was chosen; what is left stays with the one who booked", async () => {
    const reference = await pay.newBooking();
    const { due_now_minor, total_minor } = await pay.booking(reference);
    const people = [
      { ...ann, amount_minor: 5000 },
      { ...ben, amount_minor: 2500 },
    ];
    await help.splitAmong(reference, people);
    expect((await help.shares(reference)).own).toEqual({
      deposit_minor: due_now_minor - 7500,
      all_minor: total_minor - 7500,
    });
  });

  it("of the whole price leaves the deposit to whoever pays first", async () => {
    const reference = await pay.newBooking();
    const { due_now_minor, total_minor } = await pay.booking(reference);
    const [share] = await help.splitAmong(reference, [ann], { purpose: "balance" });
    expect(share?.amount_minor).toBe(Math.floor(total_minor / 2));
    const { own } = await help.shares(reference);
    expect(own.deposit_minor).toBe(Math.min(due_now_minor, own.all_minor));
  });

  it.each([
    ["more than is due", (due: number) => ({ amount_minor: due + 1 }), "people", "split_too_much"],
    ["nothing", () => ({ amount_minor: 0 }), "people.0.amount_minor", "required"],
    ["less than nothing", () => ({ amount_minor: -500 }), "people.0.amount_minor", "required"],
  ])("refuses %s", async (_, change, field) => {
    const reference = await pay.newBooking();
    const { due_now_minor } = await pay.booking(reference);
    const { response, body } = await help.split(reference, [{ ...ann, ...change(due_now_minor) }]);
    expect(response.status).toBe(422);
    expect(Object.keys(body.error.fields)).toEqual([field]);
    expect((await help.shares(reference)).shares).toEqual([]);
  });

  it("refuses another sum than the one that was shown", async () => {
    const reference = await pay.newBooking();
    const answer = await help.split(reference, [ann], { shown_minor: 100 });
    expect(answer.response.status).toBe(409);
    expect(reason(answer)).toBe("split_changed");
  });

  it("done twice at once splits once", async () => {
    const reference = await pay.newBooking();
    const shown_minor = await help.shown(reference, "deposit");
    const answers = await Promise.all(
      [ann, ben].map((one) => help.split(reference, [one], { shown_minor })),
    );
    expect(answers.map(({ response }) => response.status).sort()).toEqual([200, 409]);
    expect((await help.shares(reference)).shares).toHaveLength(1);
  });

  it("writes to those whose address is known, and nobody else can open what they get", async () => {
    const reference = await pay.newBooking();
    const [share, silent] = await help.splitAmong(reference, [ann, { name: "Cleo" }]);
    expect(await pay.mails(share?.id ?? "")).toEqual(["asked"]);
    expect(await pay.mails(silent?.id ?? "")).toEqual([]);
    const { firstKey } = await import("@/lib/backend/bookings/guest/booking-key");
    const wrong = [undefined, `sh_${"x".repeat(43)}`, await firstKey(reference)];
    for (const token of wrong) {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await fetch(`${pay.api.base}/api/shares/${share?.id}`, { headers });
      expect(answer.status).toBe(404);
    }
    const key = share?.link?.split("#")[1] ?? "";
    const booking = await fetch(`${pay.api.base}/api/bookings/${reference}`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(booking.status).toBe(404);
  });

  it("fills nobody's mailbox: from one place an address is written to six times a day", async () => {
    const split = (email: string) => splitFrom("203.0.113.77", [email]);
    const same = ["victim@example.com", "Victim+holiday@Example.com"];
    for (let count = 0; count < 6; count += 1)
      expect(await split(same[count % 2] ?? "")).toBe("done");
    expect(await split("victim@example.com")).toBe("too_many");
    expect(await split("somebody@example.com")).toBe("done");
  });

  it("writes to forty people a day in the name of one who booked, and to sixty from one place", async () => {
    let friends = 0;
    const ask = (count: number, booker: string, address = "203.0.113.79") =>
      splitFrom(
        address,
        Array.from({ length: count }, () => `friend-${++friends}@example.com`),
        booker,
      );
    expect(await ask(20, "leader@example.com")).toBe("done");
    expect(await ask(20, "Leader+again@example.com")).toBe("done");
    expect(await ask(1, "leader@example.com", "203.0.113.80")).toBe("too_many");
    expect(await splitFrom("203.0.113.79", [""], "leader@example.com")).toBe("done");
    // What was too much is not counted.
    expect(await ask(15, "other@example.com")).toBe("done");
    expect(await ask(6, "other@example.com")).toBe("too_many");
    expect(await ask(5, "other@example.com")).toBe("done");
    expect(await ask(1, "third@example.com")).toBe("too_many");
  });

  it("fills nobody's mailbox by addresses that are given when a share is paid, either", async () => {
    const reference = await pay.newBooking();
    const people = Array.from({ length: 8 }, (_, at) => ({ name: `Fellow ${"ABCDEFGH"[at]}` }));
    const shares = await help.splitAmong(reference, people);
    const [last, ...first] = shares.toReversed();
    if (!last) expect.fail("there are no shares");
    for (const share of first.slice(0, 6))
      expect(await reasonOf(payAs(share, "target@example.com"))).toBe("done");
    expect(await reasonOf(payAs(last, "Target+7@example.com"))).toBe("too_many");
    expect((await help.own(last.id)).needs_email).toBe(true);
    expect(await reasonOf(payAs(last, "own@example.com"))).toBe("done");
  });

  it("shows a fellow traveller the journey and their own part, and no address of anybody", async () => {
    const reference = await pay.newBooking();
    const [share] = await help.splitAmong(reference, [ann, ben]);
    const own = await help.own(share?.id ?? "");
    expect(own).toMatchObject({ name: ann.name, booked_by: "Jürgen Weiß", state: "open" });
    expect(JSON.stringify(own)).not.toMatch(/@|Ben|total|\+49/);
  });

  it("ends the order that the one who booked had opened for all of it", async () => {
    const reference = await pay.newBooking();
    await pay.opened(reference);
    await help.splitAmong(reference, [ann]);
    expect((await pay.payments(reference)).map(({ state }) => state)).toEqual(["cancelled"]);
    const { payment } = await pay.opened(reference);
    expect(payment.amount_minor).toBe((await help.shares(reference)).own.deposit_minor);
  });

  it("leaves nothing to pay where all of it is with others, until it is taken back", async () => {
    const reference = await pay.newBooking();
    const { due_now_minor } = await pay.booking(reference);
    const [share] = await help.splitAmong(reference, [ann], { with_me: false });
    expect(reason(await pay.submit(reference))).toBe("shares_open");
    const { body } = await help.withdraw(reference, share?.id ?? "");
    expect(body.data.own.deposit_minor).toBe(due_now_minor);
    expect(body.data.shares[0]).toMatchObject({ state: "withdrawn", link: null });
    expect((await pay.opened(reference)).payment.amount_minor).toBe(due_now_minor);
  });
});

describe("a share", () => {
  it("is paid by whoever has its link; the last one confirms the booking", async () => {
    const reference = await pay.newBooking();
    const [first, second] = await help.splitAmong(reference, [ann, ben], { with_me: false });
    await help.paid(first?.id ?? "");
    expect((await pay.booking(reference)).state).toBe("invoiced");
    const mails = await pay.mails(reference);
    expect(mails.filter((mail) => /^(receipt|paid) /.test(mail))).toHaveLength(2);
    expect(mails.filter((mail) => mail.startsWith("attention"))).toEqual([]);
    expect(await pay.mails(first?.id ?? "")).toEqual(["asked", expect.stringMatching(/^receipt /)]);
    await help.paid(second?.id ?? "");
    expect((await pay.booking(reference)).state).toBe("confirmed");
    expect((await pay.mails(reference)).filter((mail) => mail === "confirmed")).toHaveLength(1);
  });

  it("brings its payer back to its own page", async () => {
    const reference = await pay.newBooking();
    const [share] = await help.splitAmong(reference, [ann]);
    const back = await pay.choose(await help.opened(share?.id ?? ""), "pay");
    expect(back.pathname).toBe(`/Share/${share?.id}`);
  });

  it("brings back who opened it in another language to that one, where their key is", async () => {
    const [share] = await help.splitAmong(await pay.newBooking(), [ann]);
    const { redirect_url } = await payAs(share, undefined, "fr");
    expect((await pay.choose(redirect_url, "close")).host).toBe("fr.localhost:3000");
  });

  it("asks for an address where none is known, and keeps the first", async () => {
    const reference = await pay.newBooking();
    const [share] = await help.splitAmong(reference, [{ name: "Cleo" }]);
    const id = share?.id ?? "";
    expect((await help.submit(id)).response.status).toBe(422);
    expect((await help.submit(id, { email: "cleo@example.com" })).response.status).toBe(200);
    expect((await help.submit(id, { email: "other@example.com" })).response.status).toBe(200);
    const { shares } = await help.shares(reference);
    expect(shares.map(({ email }) => email)).toEqual(["cleo@example.com"]);
  });

  it("is paid at the amount that was shown and no other", async () => {
    const reference = await pay.newBooking();
    const [share] = await help.splitAmong(reference, [ann]);
    const answer = await help.submit(share?.id ?? "", { shown_minor: 100 });
    expect(reason(answer)).toBe("share_changed");
  });

  it("cannot be paid again, nor taken back, once it is paid", async () => {
    const reference = await pay.newBooking();
    const [share] = await help.splitAmong(reference, [ann]);
    const id = share?.id ?? "";
    await help.paid(id);
    expect(reason(await help.submit(id))).toBe("paid_already");
    expect(reason(await help.withdraw(reference, id))).toBe("share_paid");
  });

  it("cannot be paid once it is taken back", async () => {
    const reference = await pay.newBooking();
    const [share] = await help.splitAmong(reference, [ann]);
    await help.withdraw(reference, share?.id ?? "");
    expect(reason(await help.submit(share?.id ?? ""))).toBe("share_withdrawn");
  });

  it("of a booking that has ended cannot be paid", async () => {
    const reference = await pay.newBooking();
    const [share] = await help.splitAmong(reference, [ann]);
    await pay.rows("update bookings set state = 'cancelled' where reference = $1", reference);
    expect((await help.own(share?.id ?? "")).why_not).toBe("ended");
    expect(reason(await help.submit(share?.id ?? ""))).toBe("not_now");
  });

  it("asks for no more than the booking still owes", async () => {
    const reference = await pay.newBooking();
    const [share] = await help.splitAmong(reference, [ann]);
    const { total_minor } = await pay.booking(reference);
    await pay.rows(
      "insert into ledger (booking, kind, source, amount_minor, currency) values ($1, 'bank_transfer', $1, $2, 'USD')",
      reference,
      total_minor - 1200,
    );
    await pay.rows(
      "update bookings set state = 'confirmed', confirmed_at = now(), paid_minor = $2 where reference = $1",
      reference,
      total_minor - 1200,
    );
    expect((await help.own(share?.id ?? "")).payable_minor).toBe(1200);
  });

  it("has patience of its own: others may pay however often one has tried", async () => {
    const reference = await pay.newBooking();
    const [first, second] = await help.splitAmong(reference, [ann, ben]);
    for (let time = 0; time < 5; time += 1) {
      await help.opened(first?.id ?? "");
      await pay.rows(
        "update payments set created_at = created_at - interval '16 minutes' where booking = $1 and created_at > now() - interval '15 minutes'",
        reference,
      );
      await pay.rows(
        "update payments set created_at = now() - interval '50 minutes' where booking = $1",
        reference,
      );
    }
    expect((await help.submit(first?.id ?? "")).response.status).toBe(429);
    expect((await help.submit(second?.id ?? "")).response.status).toBe(200);
    expect((await pay.submit(reference)).response.status).toBe(200);
  });
});
