import { expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { addDays } from "@/lib/pricing/days";
import { contentDatabase } from "../support/database";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");
const { forgetPeople } = await import("@/lib/backend/jobs/forget-people");

const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
/** The first day of a journey of six days that ended so many days ago. */
const ended = (days: number) => addDays(businessDay(), -days - 5);

let count = 0;
async function lead(kind: string): Promise<{ reference: string; email: string }> {
  count += 1;
  const reference = `L-${count}`;
  await pool().query(
    `insert into leads (reference, kind, locale, email, name, payload, created_at)
     values ($1, $2, 'en', $3, 'Ann Lee', '{"message": "We are two"}', $4)`,
    [reference, kind, `Traveller${count}@Example.com`, ago(300)],
  );
  return { reference, email: `traveller${count}@example.com` };
}

it("what somebody wrote before they booked is erased after the journey, and the rest of that stays", async () => {
  const { rows: staff } = await pool().query(
    "insert into staff (email, name, role) values ('sales@example.com', 'Asha', 'owner') returning id",
  );
  const askedAndBooked = async (kind: string, ...ends: number[]) => {
    const { reference, email } = await lead(kind);
    for (const days of ends)
      await storedBooking("en", {
        ...{ state: "confirmed", email, createdAt: ago(290), starts: ended(days) },
      });
    await pool().query(
      `insert into requests (id, kind, lead, locale, next_step)
       values ($1, 'quote', $1, 'en', 'Ask about the knee')`,
      [reference],
    );
    await pool().query(
      "insert into messages (request, kind, author, text) values ($1, 'note', $2, 'A bad knee')",
      [reference, staff[0].id],
    );
    return reference;
  };
  const left = async (reference: string) => {
    const { rows } = await pool().query(
      `select l.name, l.payload->>'message' as message, r.next_step,
        (select count(*)::int from messages where request = r.id) as notes
       from leads l join requests r on r.lead = l.reference where l.reference = $1`,
      [reference],
    );
    return rows[0];
  };
  const over = await askedAndBooked("quote", 62);
  const notYet = await askedAndBooked("enquiry", 59);
  const travelsAgain = await askedAndBooked("contact", 62, -90);
  const isOffered = await askedAndBooked("quote", 62);
  // An offer that has ended, or a draft that nobody goes on with, becomes no journey any more.
  const wasOffered = await askedAndBooked("quote", 62);
  await pool().query(
    `insert into offers (reference, state, request, locale, owner, editor, valid_until, changed_at)
     values ('O-OPEN', 'sent', $1, 'en', $3, $3, null, now()),
       ('O-ENDED', 'sent', $2, 'en', $3, $3, current_date - 100, now()),
       ('O-DRAFT', 'draft', $2, 'en', $3, $3, null, now() - interval '100 days')`,
    [isOffered, wasOffered, staff[0].id],
  );
  // Booked by telephone for somebody without an address: the request says whose wish it was.
  const byPhone = await askedAndBooked("quote");
  await storedBooking("en", {
    ...{
      state: "confirmed",
      email: "",
      createdAt: ago(290),
      starts: ended(62),
      request: byPhone,
    },
  });
  // Made for them, and corrected to another address since; what was said of it goes, too.
  const made = await askedAndBooked("quote");
  const { reference: travelled } = await storedBooking("en", {
    ...{ state: "confirmed", email: "other@example.com", createdAt: ago(290), starts: ended(62) },
  });
  await pool().query(
    `insert into offers (reference, state, request, locale, owner, editor, booking)
     values ('O-MADE', 'accepted', $1, 'en', $2, $2, $3)`,
    [made, staff[0].id, travelled],
  );
  await pool().query(
    "insert into offer_messages (offer, text) values ('O-MADE', 'x'), ('O-ENDED', 'My knee')",
  );
  await forgetPeople();
  const none = { name: "Ann Lee", message: "", next_step: "", notes: 0 };
  for (const each of [over, wasOffered, byPhone, made]) expect(await left(each)).toEqual(none);
  expect((await pool().query("select from offer_messages")).rowCount).toBe(0);
  const all = { message: "We are two", next_step: "Ask about the knee", notes: 1 };
  for (const reference of [notYet, travelsAgain, isOffered])
    expect(await left(reference)).toMatchObject(all);
});
