import { beforeAll, describe, expect, it, vi } from "vitest";
import { now } from "@/lib/clock";
import { leaveWaitingListEndpoint, waitingListEndpoint } from "@/lib/contract/waiting-list";
import { departureDates } from "@/lib/i18n/departure-dates";
import { type Locale, locales } from "@/lib/i18n/locales";
import { book, freeDeparture, payIn, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import { readable } from "../support/smtp";

await contentDatabase();
const smtp = await sendEmails();
process.env.OPERATOR_EMAIL = "desk@operator.example";
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { translator } = await import("@/lib/i18n/translator");
const { stopWaiting } = await import("@/lib/backend/bookings/waiting-list/wait-for-seats");
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { releaseEndedHolds } = await import("@/lib/backend/jobs/booking-work");
const { signLink } = await import("@/lib/backend/requests/signed-link");

let full: Awaited<ReturnType<typeof freeDeparture>> & { ends: string };
beforeAll(async () => {
  const departure = await freeDeparture(4);
  const { rows } = await pool().query(
    `update departures set seats_taken = seats where id = $1
     returning to_char(ends, 'YYYY-MM-DD') ends`,
    [departure.id],
  );
  full = { ...departure, ends: rows[0].ends };
});

const wait = async (email: string, seats = 2, locale: Locale = "en", key?: string) => {
  const form = { departure: full.id, seats, full_name: "Ann Lee", email };
  const context = key ? { idempotencyKey: key } : {};
  return (await callAs(locale, waitingListEndpoint, form, context)).data.reference;
};
const mailsTo = (address: string) =>
  smtp.received
    .filter(({ to }) => to[0]?.toLowerCase() === address)
    .map(({ raw }) => ({ raw, text: readable(raw) }));
const sent = (address: string, times: number) =>
  vi.waitFor(() => expect(mailsTo(address)).toHaveLength(times), 30_000);

describe("whoever joins a waiting list", () => {
  it.each(locales)("is told so in their language: %s", async (locale) => {
    const address = `${locale}@example.com`;
    const reference = await wait(address, 3, locale);
    await sent(address, 1);
    const t = translator(locale);
    const [mail] = mailsTo(address);
    expect(mail?.text).toContain(reference);
    expect(mail?.text).toContain(departureDates(locale)(full));
    expect(mail?.text).toContain(t("BookingEmail.listed.seats"));
    expect(mail?.text).toMatch(/\b3\b/);
    expect(mail?.text).toContain(t("BookingEmail.listed.leave"));
    expect(mail?.raw).toMatch(/reply-to: .*desk@operator\.example/i);
  });

  it("keeps their place as it is when somebody enters the address again, and is told once a day", async () => {
    const address = "again@example.com";
    const reference = await wait(address, 2);
    await sent(address, 1);
    const { data } = await callAs("de", waitingListEndpoint, {
      departure: full.id,
      seats: 1,
      full_name: "Eve",
      email: "Again@Example.com",
    });
    expect(data.reference).toMatch(/^W-/);
    expect(data.reference).not.toBe(reference);
    await wait(address, 4);
    await sent(address, 2);
    const { rows } = await pool().query(
      "select reference, seats, name, locale from waiting_list where lower(email) = $1",
      [address],
    );
    expect(rows).toEqual([{ reference, seats: 2, name: "Ann Lee", locale: "en" }]);
    const [, again] = mailsTo(address);
    expect(again?.text).toContain("You’re on the waiting list already");
    expect(again?.text).toMatch(/Waiting-List#[\w.-]+/);
  });

  it("is on it once, however many entries come at the same moment", async () => {
    await Promise.all(Array.from({ length: 8 }, () => wait("many@example.com")));
    const { rowCount } = await pool().query(
      "select from waiting_list where email = 'many@example.com'",
    );
    expect(rowCount).toBe(1);
  });

  it("hears it once, however often one request is repeated", async () => {
    const address = "once@example.com";
    const [reference] = await Promise.all(
      Array.from({ length: 10 }, () => wait(address, 2, "en", "one-request")),
    );
    await sent(address, 1);
    const { rowCount } = await pool().query(
      "select from jobs where kind = 'mail' and data->>'reference' = $1",
      [reference],
    );
    expect(rowCount).toBe(1);
  });

  it("keeps their place when they pay for what they had booked before", async () => {
    const { starts } = await freeDeparture(2);
    const { reference } = await book({ starts, email: "friends@example.com" });
    const { departureId, dueNowMinor } = await rowOf(reference);
    await callAs("en", waitingListEndpoint, {
      ...{ departure: departureId ?? "", seats: 2, full_name: "Ann Lee" },
      email: "friends@example.com",
    });
    await payIn(reference, dueNowMinor, "payment of before");
    expect((await rowOf(reference)).state).toBe("confirmed");
    const { rowCount } = await pool().query(
      "select from waiting_list where email = 'friends@example.com'",
    );
    expect(rowCount).toBe(1);
  });

  it.each([
    ["keeps it when they pay late, who entered it for friends while their own were held", true],
    ["gives it up when they pay late for the very seats that they wait for", false],
  ])("%s", async (_, isForFriends) => {
    const email = `late-${isForFriends}@example.com`;
    const { starts } = await freeDeparture(2);
    const { reference } = await book({ starts, email });
    const { departureId, dueNowMinor } = await rowOf(reference);
    const leave = (seats: number) =>
      pool().query("update departures set seats_taken = seats - $2 where id = $1", [
        departureId,
        seats,
      ]);
    const enter = async () => {
      await leave(0);
      await callAs("en", waitingListEndpoint, {
        ...{ departure: departureId ?? "", seats: 2, full_name: "Ann Lee", email },
      });
    };
    if (isForFriends) await enter();
    await pool().query("update bookings set hold_until = now() where reference = $1", [reference]);
    await releaseEndedHolds();
    if (!isForFriends) await enter();
    await leave(2);
    await payIn(reference, dueNowMinor, `late payment ${isForFriends}`);
    expect((await rowOf(reference)).state).toBe("confirmed");
    const { rowCount } = await pool().query("select from waiting_list where email = $1", [email]);
    expect(rowCount).toBe(isForFriends ? 1 : 0);
  });

  it("hears nothing when the place is given up before the mail is written", async () => {
    const { writeEmail } = await import("@/lib/backend/emails/write-email");
    const address = "left@example.com";
    const reference = await wait(address);
    await sent(address, 1);
    const booked = { reference: "B", email: address, createdAt: now() };
    await inTransaction((transaction) => stopWaiting(transaction, full.id, booked, false));
    const job = { kind: "booking-to-guest", news: "listed", reference, detail: "" } as const;
    expect(await writeEmail(job)).toBeUndefined();
  });
});

describe("the link to leave a waiting list", () => {
  const follow = (token: string, confirm: boolean, locale: Locale = "en") =>
    callAs(locale, leaveWaitingListEndpoint, { token, confirm });
  const linkFor = async (address: string, locale: Locale) => {
    const reference = await wait(address, 2, locale);
    await sent(address, 1);
    const [mail] = mailsTo(address);
    const host = locale === "en" ? "localhost" : `${locale}.localhost`;
    const link = new RegExp(`http://${host}(?::\\d+)?/Waiting-List#([\\w.-]+)`);
    return { reference, token: link.exec(mail?.text ?? "")?.[1] ?? "" };
  };
  const onList = async (reference: string) =>
    (await pool().query("select from waiting_list where reference = $1", [reference])).rowCount;

  it("comes with the mail, tells what it leaves, and leaves it once that is confirmed", async () => {
    const { reference, token } = await linkFor("leaving@example.com", "de");
    const { data: told } = await follow(token, false, "de");
    expect(told).toMatchObject({ done: false, starts: full.starts, seats: 2 });
    expect(await onList(reference)).toBe(1);
    const { data: left } = await follow(token, true, "de");
    expect(left).toEqual({ ...told, done: true });
    expect(await onList(reference)).toBe(0);
    await expect(follow(token, true, "de")).rejects.toMatchObject({ code: "not_found" });
  });

  it("changes for how many seats somebody waits, as far as the departure has them", async () => {
    const { reference, token } = await linkFor("family@example.com", "en");
    const change = (seats: number) =>
      callAs("en", leaveWaitingListEndpoint, { token, confirm: false, seats });
    const { data } = await change(1);
    expect(data).toMatchObject({ done: false, seats: 1 });
    await expect(change(data.most + 1)).rejects.toMatchObject({
      code: "invalid",
      detail: { fields: { seats: ["too_many_people"] } },
    });
    const { rows } = await pool().query("select seats from waiting_list where reference = $1", [
      reference,
    ]);
    expect(rows).toEqual([{ seats: 1 }]);
  });

  it("is nobody else's: forged, of another purpose or after the departure it does nothing", async () => {
    const { reference, token } = await linkFor("staying@example.com", "en");
    const inAnHour = Math.floor(Date.now() / 1000) + 3600;
    const tokens = [
      token.replace(/.$/, (last) => (last === "A" ? "B" : "A")).replace(/^./, "f"),
      await signLink({ action: "decline", subject: reference, expires: inAnHour }),
      await signLink({ action: "leave-waiting-list", subject: reference, expires: 1 }),
      reference,
    ];
    for (const wrong of tokens)
      await expect(follow(wrong, true)).rejects.toMatchObject({ code: "forbidden" });
    expect(await onList(reference)).toBe(1);
  });
});
