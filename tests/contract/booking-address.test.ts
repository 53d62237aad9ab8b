import { describe, expect, it } from "vitest";
import { overviewEndpoint } from "@/lib/contract/accounts";
import {
  bookingDocumentEndpoint,
  bookingEndpoint,
  cancelBookingEndpoint,
} from "@/lib/contract/bookings";
import { acceptOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { FieldErrors } from "@/messages/en.json";
import { accountHelp } from "../support/account";
import { book, rowOf, sampleBooking } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sendEmails } from "../support/emails";
import { acceptance, keyOf, offerDesk } from "../support/offer";
import { storedBooking } from "../support/stored-booking";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");
const { createBookingEndpoint } = await import("@/lib/contract/bookings");
const { pool } = await import("@/lib/backend/db/pool");
const { writeEmail } = await import("@/lib/backend/emails/write-email");
const { newAccount } = accountHelp(smtp);

const neema = await colleague("sales", "Neema");
const offers = offerDesk(neema);
const stranger = "stranger@example.com";

/** Corrects what is known of a guest, as it stands at the desk. */
async function correct(booking: string, changes: object, by = neema) {
  const { name, email, phone, country, version } = (await desk("booking", { booking }, neema)).body;
  const known = { full_name: name, email, phone, country };
  return desk("edit-guest", { booking, version, ...known, ...changes }, by);
}
const renew = (booking: string) => desk("renew-booking-link", { booking }, neema);
const linkAtDesk = async (booking: string) =>
  keyOf(String((await desk("guest-link", { booking }, neema)).body.link));
const opens = (reference: string, token: string) =>
  callAs("en", bookingEndpoint, { reference }, { token }).then(
    () => "open",
    ({ code }) => code,
  );
/** To whom a link was mailed, with the key that is in it. */
async function linkMails(reference: string) {
  const { rows } = await pool().query(
    "select data from jobs where data->>'reference' = $1 and data->>'news' = 'link' order by created_at",
    [reference],
  );
  return Promise.all(
    rows.map(async ({ data }) => {
      const mail = await writeEmail(data);
      const text = mail?.content.paragraphs.join(" ") ?? "";
      return {
        to: mail?.to.address,
        key: keyOf(mail?.content.action?.href ?? ""),
        ends: text.includes("Earlier links no longer open it."),
      };
    }),
  );
}

describe("a booking whose address was mistyped", () => {
  it("opens nothing more to whoever got the first mail, and is mailed to the right address", async () => {
    const { reference, key } = await book({ email: stranger });
    expect(await linkAtDesk(reference)).toBe(key);
    const other = { full_name: "Juergen Weiss", email: "guest@example.com", phone: "" };
    expect((await correct(reference, { ...other, country: "AT" })).status).toBe(200);
    expect(await rowOf(reference)).toMatchObject({
      ...{ name: "Juergen Weiss", email: "guest@example.com", phone: "", country: "AT" },
    });
    expect(await opens(reference, key)).toBe("not_found");
    const cancelling = { reference, shown_refund_minor: 0 };
    await expect(
      callAs("en", cancelBookingEndpoint, cancelling, { token: key }),
    ).rejects.toMatchObject({ code: "not_found" });
    const own = await linkAtDesk(reference);
    expect(await opens(reference, own)).toBe("open");
    expect(await linkMails(reference)).toEqual([{ to: "guest@example.com", key: own, ends: true }]);
    const first = await writeEmail({
      ...{ kind: "booking-to-guest", news: "provisional", reference, detail: "" },
    });
    expect([first?.to.address, keyOf(first?.content.action?.href ?? "")]).toEqual([
      ...["guest@example.com", own],
    ]);
  });

  it("gives no paper to the old link, and all of them to the new one", async () => {
    const { reference } = await storedBooking("en", { state: "confirmed", email: stranger });
    const key = await linkAtDesk(reference);
    await correct(reference, { email: "papers@example.com" });
    const paper = (token: string, kind: "calendar" | "receipt") =>
      callAs("en", bookingDocumentEndpoint, { reference, paper: kind }, { token });
    for (const kind of ["calendar", "receipt"] as const) {
      await expect(paper(key, kind)).rejects.toMatchObject({ code: "not_found" });
      const { base64 } = await paper(await linkAtDesk(reference), kind);
      expect(Buffer.from(base64, "base64").toString()).not.toContain(key);
    }
  });

  it("is the account's of the new address alone", async () => {
    const before = await newAccount("before@example.com");
    const after = await newAccount("after@example.com");
    const { reference } = await book({ email: "before@example.com" });
    await correct(reference, { email: "After@example.com" });
    const seen = async (token: string) =>
      (await callAs("en", overviewEndpoint, {}, { token })).data.bookings;
    expect(await seen(before.token)).toEqual([]);
    expect(await opens(reference, before.token)).toBe("not_found");
    expect(await seen(after.token)).toMatchObject([
      { reference, key: await linkAtDesk(reference) },
    ]);
  });

  it("answers its form, sent once more, with the key of then", async () => {
    const form = await sampleBooking({ email: stranger });
    const again = () => callAs("en", createBookingEndpoint, form, { idempotencyKey: "mistyped-1" });
    const { reference, key } = (await again()).data;
    await correct(reference, { email: "form@example.com" });
    expect((await again()).data).toMatchObject({ reference, key });
    expect(await opens(reference, key)).toBe("not_found");
  });

  it("does not open again by the first link when the first address is put back", async () => {
    const { reference, key } = await book({ email: stranger });
    for (const email of ["first@example.com", stranger]) await correct(reference, { email });
    expect(await opens(reference, key)).toBe("not_found");
    expect(await opens(reference, await linkAtDesk(reference))).toBe("open");
  });

  it("keeps its link where anything else is corrected, or the same mailbox is spelled otherwise", async () => {
    const { reference, key } = await book({ email: "same@example.com" });
    for (const same of [{ full_name: "Familie Weiß" }, { email: "Same+safari@example.com" }, {}])
      expect((await correct(reference, same)).status).toBe(200);
    expect(await opens(reference, key)).toBe("open");
    expect(await linkMails(reference)).toEqual([]);
    expect((await rowOf(reference)).email).toBe("Same+safari@example.com");
  });

  it("is mailed to the first address that becomes known, by the link that was handed over before", async () => {
    const { reference } = await storedBooking("en", { state: "provisional", email: "" });
    const key = await linkAtDesk(reference);
    await correct(reference, { email: "known@example.com" });
    expect(await linkMails(reference)).toEqual([{ to: "known@example.com", key, ends: false }]);
  });

  it("is nobody's by mail where only the telephone is known, and its old link ends all the same", async () => {
    const { reference, key } = await book({ email: stranger });
    expect((await correct(reference, { email: "" })).status).toBe(200);
    expect(await opens(reference, key)).toBe("not_found");
    expect(await linkMails(reference)).toEqual([]);
  });
});

describe("a new link", () => {
  it("takes the place of the old one, and is mailed", async () => {
    const { reference, key } = await book({ email: "lost@example.com" });
    expect((await renew(reference)).status).toBe(200);
    expect(await opens(reference, key)).toBe("not_found");
    const own = await linkAtDesk(reference);
    expect(await linkMails(reference)).toEqual([{ to: "lost@example.com", key: own, ends: true }]);
  });

  it("keeps out whoever began something by the old one in the same moment", async () => {
    const { reference, key } = await book();
    const client = await pool().connect();
    await client.query("begin");
    await client.query("update bookings set key_number = key_number + 1 where reference = $1", [
      reference,
    ]);
    const input = { reference, shown_refund_minor: 0 };
    const cancelling = callAs("en", cancelBookingEndpoint, input, { token: key }).catch(
      ({ code }) => code,
    );
    await expect
      .poll(async () => {
        const waiting = await pool().query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return waiting.rowCount;
      })
      .toBeGreaterThan(0);
    await client.query("commit");
    client.release();
    expect(await cancelling).toBe("not_found");
    expect((await rowOf(reference)).state).toBe("provisional");
  });
});

describe("what is corrected of a guest", () => {
  it("is said beside the field that is wrong", async () => {
    const { reference } = await book();
    const wrong: [object, string, keyof typeof FieldErrors][] = [
      [{ full_name: " " }, "full_name", "required"],
      [{ full_name: "see www.example.com" }, "full_name", "not_a_name"],
      [{ email: "guest@example" }, "email", "invalid_email"],
      [{ phone: "0901820" }, "phone", "invalid_phone"],
      [{ email: "", phone: "" }, "phone", "required"],
      [{ country: "" }, "country", "required"],
      [{ country: "Germany" }, "country", "required"],
    ];
    for (const [changes, field, why] of wrong) {
      const { status, body } = await correct(reference, changes);
      const said = { error: { fields: { [field]: [FieldErrors[why]] } } };
      expect([changes, status, body]).toMatchObject([changes, 422, said]);
    }
    expect(await linkMails(reference)).toEqual([]);
  });

  it("is refused of a booking that has changed since, and of a guest who was erased", async () => {
    const { reference } = await book();
    expect((await correct(reference, { version: 7_777 })).status).toBe(409);
    const erased = await storedBooking("en", {
      ...{ state: "cancelled", name: "Guest", email: "", phone: "" },
    });
    const { body } = await desk("booking", { booking: erased.reference }, neema);
    expect(body.guest_forgotten).toBe(true);
    const known = { full_name: "Ann Lee", email: "ann@example.com" };
    for (const { status } of [
      await correct(erased.reference, known),
      await renew(erased.reference),
    ])
      expect(status).toBe(409);
    expect(await rowOf(erased.reference)).toMatchObject({ name: "Guest", email: "", keyNumber: 0 });
    expect((await correct("B-2222-2222-2222", { version: 1, ...known })).status).not.toBe(200);
  });

  it("is in the record by what it was, and not by what it says", async () => {
    const { reference } = await book({ email: stranger });
    await correct(reference, { email: "recorded@example.com", phone: "+39333123456" });
    await renew(reference);
    const { rows } = await pool().query(
      "select action, actor_id, before, after from audit where subject = $1 order by id",
      [reference],
    );
    expect(rows).toEqual([
      {
        ...{ action: "edit-guest", actor_id: neema.id, before: {} },
        after: { email: "written", phone: "written" },
      },
      { action: "renew-booking-link", actor_id: neema.id, before: {}, after: {} },
    ]);
  });
});

describe("what belongs to a booking whose address is corrected", () => {
  it("is the offer that it was accepted from: its link, and the answers that go to it", async () => {
    const { reference: offer, token, request } = await offers.sent({ email: stranger });
    const form = { reference: offer, version: 1, ...acceptance };
    const { reference } = (await callAs("de", acceptOfferEndpoint, form, { token })).data;
    const email = "traveller@example.com";
    await correct(reference, { email });
    await expect(
      callAs("de", offerEndpoint, { reference: offer }, { token }),
    ).rejects.toMatchObject({ detail: { reason: "offer_link_replaced" } });
    expect((await offers.one(offer)).email).toBe(email);
    // What they first asked by, as answers to it go where it says.
    const asked = await desk("request", { request }, neema);
    expect(asked.body).toMatchObject({ email, known: { email } });
  });

  it("is no request that somebody else had made", async () => {
    const { reference: offer, token, request } = await offers.sent({ email: "agent@example.com" });
    const other = await offers.one(offer);
    await offers.edit(other, {}, { email: stranger });
    await offers.send(offer);
    const link = keyOf(String((await offers.one(offer)).link));
    expect(link).not.toBe(token);
    const form = { reference: offer, version: 2, ...acceptance };
    const accepted = await callAs("de", acceptOfferEndpoint, form, { token: link });
    await correct(accepted.data.reference, { email: "traveller@example.com" });
    const asked = await desk("request", { request }, neema);
    expect(asked.body).toMatchObject({ email: "agent@example.com" });
  });
});
