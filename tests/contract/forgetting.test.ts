import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { businessDay } from "@/lib/clock";
import { addDays } from "@/lib/pricing/days";
import { rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { storedBooking } from "../support/stored-booking";

await contentDatabase();
const dataDir = mkdtempSync(path.join(tmpdir(), "tembea-forget-"));
process.env.DATA_DIR = dataDir;
const { pool } = await import("@/lib/backend/db/pool");
const { knownOfLead } = await import("@/lib/backend/leads/known-of-lead");
const { forgetPeople } = await import("@/lib/backend/jobs/forget-people");

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs);
const dayFromNow = (days: number) => addDays(businessDay(), days);
const old = 2 * 366;
const young = 2 * 364;

let count = 0;
async function lead(kind: string, daysAgo: number, email = `guest${count}@example.com`) {
  count += 1;
  const reference = `L-${count}`;
  await pool().query(
    `insert into leads (reference, kind, locale, email, name, payload, created_at)
     values ($1, $2, 'en', $3, 'Ann Lee', '{"message": "We are two"}', $4)`,
    [reference, kind, email, ago(daysAgo)],
  );
  return reference;
}

async function isKept(table: "leads" | "referrals", reference: string): Promise<boolean> {
  const column = table === "leads" ? "reference" : "quote";
  const { rowCount } = await pool().query(`select from ${table} where ${column} = $1`, [reference]);
  return rowCount === 1;
}

describe("enquiries", () => {
  it.each(["quote", "contact", "enquiry"])(
    "of kind %s are erased after two years",
    async (kind) => {
      const [gone, kept] = [await lead(kind, old), await lead(kind, young)];
      await forgetPeople();
      expect(await isKept("leads", gone)).toBe(false);
      expect(await isKept("leads", kept)).toBe(true);
    },
  );

  it("stay when a booking followed, however the address was written", async () => {
    const followed = await lead("quote", old, "Lucja@Example.com");
    await storedBooking("en", { state: "confirmed", createdAt: ago(old - 5) });
    const unpaid = await lead("quote", old, "other@example.com");
    const email = "other@example.com";
    await storedBooking("en", { state: "expired", email, createdAt: ago(old - 5) });
    const after = await lead("contact", old, "before@example.com");
    const earlier = { email: "before@example.com", createdAt: ago(old + 5) };
    await storedBooking("en", { state: "confirmed", ...earlier });
    await forgetPeople();
    expect(await isKept("leads", followed)).toBe(true);
    expect(await isKept("leads", unpaid)).toBe(false);
    expect(await isKept("leads", after)).toBe(false);
  });

  it("that are reviews stay, unless they were declined two years ago", async () => {
    const review = async (state: string, decided: number) => {
      const id = await lead("review", old + 100);
      await pool().query(
        `insert into reviews (id, origin, state, rating, author, country, language, written, hash, updated_at)
         values ($1, 'visitor', $2, 1, 'Ann L.', 'GB', 'en', '2020-01-01', '', $3)`,
        [id, state, ago(decided)],
      );
      await pool().query(
        "insert into review_texts (review_id, locale, title, text, hash) values ($1, 'en', 'Ann', 'Us', '')",
        [id],
      );
      return id;
    };
    const gone = await review("declined", old);
    const kept = [await review("declined", young), await review("published", old)];
    await forgetPeople();
    const left = async (table: string, column: string) => {
      const of = `select ${column} id from ${table} where ${column} = any($1) order by 1`;
      return (await pool().query(of, [[gone, ...kept]])).rows.map(({ id }) => id);
    };
    expect(await left("leads", "reference")).toEqual(kept);
    expect(await left("reviews", "id")).toEqual(kept);
    expect(await left("review_texts", "review_id")).toEqual(kept);
  });

  it("take along who is named as a friend, unless the friend travelled", async () => {
    await pool().query(
      "insert into accounts (id, email, password_hash, locale) values ('a', 'a@example.com', '', 'en')",
    );
    const refer = (quote: string, daysAgo: number, booking: string | null = null) =>
      pool().query(
        `insert into referrals (quote, account_id, friend_email, name, reward_minor, booking, created_at)
         values ($1, 'a', 'friend@example.com', 'Ben Friend', 100, $2, $3)`,
        [quote, booking, ago(daysAgo)],
      );
    const [gone, young1] = [await lead("quote", old), await lead("quote", young)];
    await refer(gone, old);
    await refer(young1, young);
    const { reference } = await storedBooking("en", { state: "confirmed", createdAt: ago(old) });
    await refer(reference, old, reference);
    await forgetPeople();
    expect(await isKept("referrals", gone)).toBe(false);
    expect(await isKept("referrals", young1)).toBe(true);
    expect(await isKept("referrals", reference)).toBe(true);
  });
});

describe("bookings that came to nothing", () => {
  const nobody = { name: "", email: "", phone: "", message: "" };

  it("tell after two years what was asked for, and not by whom", async () => {
    const row = await storedBooking("de", {
      state: "expired",
      createdAt: ago(old),
      invoice: "2001-90001",
    });
    await forgetPeople();
    const { rows } = await pool().query(
      "select guest, total_minor from invoices where number = $1",
      ["2001-90001"],
    );
    expect(rows).toEqual([{ guest: {}, total_minor: row.totalMinor }]);
    const now = await rowOf(row.reference);
    expect(now).toMatchObject({ ...nobody, address: null });
    expect(now.totalMinor).toBe(row.totalMinor);
  });

  it.each([
    ["younger ones", { state: "expired", createdAt: ago(young) }],
    ["those with money in them", { state: "confirmed", createdAt: ago(old) }],
    ["those that still wait for their journey", { state: "enquiry", createdAt: ago(old) }],
  ] as const)("leave %s alone", async (_, changes) => {
    const { reference, name, email } = await storedBooking("en", changes);
    await forgetPeople();
    expect(await rowOf(reference)).toMatchObject({ name, email });
  });
});

describe("what guests wrote about a journey", () => {
  // The tour of the samples takes six days.
  const ended = (days: number) => dayFromNow(-days - 5);
  const noted = async (starts: string) => {
    const address = "198.51.100.…";
    const { reference } = await storedBooking("en", { state: "confirmed", starts, address });
    await pool().query(
      `insert into booking_events (booking, after, actor, note)
       values ($1, 'confirmed', 'guest', 'No nuts please'), ($1, 'confirmed', 'operator', 'Told the camp')`,
      [reference],
    );
    return reference;
  };
  const notesOf = async (reference: string) => {
    const { rows } = await pool().query(
      "select note from booking_events where booking = $1 and note <> '' order by id",
      [reference],
    );
    return rows.map(({ note }) => note);
  };

  it("is erased 60 days after it, and not a day before", async () => {
    const [gone, kept] = [await noted(ended(62)), await noted(ended(59))];
    await forgetPeople();
    expect(await rowOf(gone)).toMatchObject({ message: "", address: null });
    expect(await notesOf(gone)).toEqual(["Told the camp"]);
    expect((await rowOf(kept)).message).not.toBe("");
    expect(await notesOf(kept)).toEqual(["No nuts please", "Told the camp"]);
    expect((await rowOf(gone)).name).not.toBe("");
  });

  it("takes along what was noted about it at the desk", async () => {
    const { rows: staff } = await pool().query(
      "insert into staff (email, name, role) values ('desk@example.com', 'Neema', 'owner') returning id",
    );
    const [gone, kept] = [await noted(ended(62)), await noted(ended(59))];
    for (const reference of [gone, kept]) {
      await pool().query(
        `insert into requests (id, kind, booking, locale, next_step, next_on)
         values ($1, 'booking', $1, 'en', 'Ask about the nuts', '2027-01-01')`,
        [reference],
      );
      await pool().query(
        "insert into messages (request, kind, author, text) values ($1, 'note', $2, 'No nuts')",
        [reference, staff[0].id],
      );
    }
    await forgetPeople();
    const left = async (reference: string) => {
      const { rows } = await pool().query(
        "select next_step, next_on is null as is_free, (select count(*)::int from messages where request = requests.id) as notes from requests where id = $1",
        [reference],
      );
      return rows[0];
    };
    expect(await left(gone)).toEqual({ next_step: "", is_free: true, notes: 0 });
    expect(await left(kept)).toEqual({ next_step: "Ask about the nuts", is_free: false, notes: 1 });
  });

  it.each([
    ["contact", {}],
    ["enquiry", { about: { kind: "tour", slug: "crater-and-plains" } }],
  ])("leaves of a message (%s) who wrote it, for the desk to read", async (kind, about) => {
    const who = { full_name: "Ann Lee", email: `${kind}@example.com`, country: "GB" };
    const said = { ...about, ...who, phone: "", message: "A bad knee", seconds_open: 40 };
    const { country, ...ofEnquiry } = said;
    const reference = await lead(kind, 300, who.email);
    await pool().query("update leads set payload = $2 where reference = $1", [
      reference,
      kind === "enquiry" ? ofEnquiry : { ...said, country },
    ]);
    await storedBooking("en", {
      ...{ state: "confirmed", email: who.email, createdAt: ago(290), starts: ended(62) },
    });
    await forgetPeople();
    const { rows } = await pool().query("select * from leads where reference = $1", [reference]);
    expect(rows[0].payload.message).toBe("");
    expect(await knownOfLead(rows[0], "en")).toMatchObject({ reference, name: "Ann Lee" });
  });

  it("leaves neither name nor address of whoever paid a part of it", async () => {
    const [gone, kept] = [await noted(ended(62)), await noted(ended(59))];
    for (const reference of [gone, kept])
      await pool().query(
        `insert into shares (id, booking, name, email, purpose, amount_minor, currency)
         values ('share of ' || $1, $1, 'Ben Friend', 'ben@example.com', 'deposit', 100, 'USD')`,
        [reference],
      );
    await forgetPeople();
    const payers = async (reference: string) =>
      (await pool().query("select name, email from shares where booking = $1", [reference])).rows;
    expect(await payers(gone)).toEqual([{ name: "", email: "" }]);
    expect(await payers(kept)).toEqual([{ name: "Ben Friend", email: "ben@example.com" }]);
  });

  it("can be forgotten, but neither reworded nor moved", async () => {
    const reference = await noted(dayFromNow(90));
    for (const change of ["note = 'x'", "note = '', actor = 'system'", "after = 'expired'"])
      await expect(
        pool().query(`update booking_events set ${change} where booking = $1`, [reference]),
      ).rejects.toThrow("is append-only");
  });
});
