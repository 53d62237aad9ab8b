import { describe, expect, it, vi } from "vitest";
import { contactUsEndpoint, requestQuoteEndpoint, sendReviewEndpoint } from "@/lib/contract/leads";
import { book, rowOf } from "../support/booking";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sendEmails } from "../support/emails";
import { sampleQuote } from "../support/quote";
import { raced } from "../support/rounds";
import { readable } from "../support/smtp";

await contentDatabase();
const smtp = await sendEmails();
process.env.OPERATOR_EMAIL = "office@operator.example";
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { forgetPeople } = await import("@/lib/backend/jobs/forget-people");

const neema = await colleague("sales", "Neema");
const juma = await colleague("owner", "Juma");

interface Row {
  [field: string]: unknown;
  id: string;
  version: number;
}
const quote = async (changes = {}, locale: "en" | "de" = "de") =>
  (await callAs(locale, requestQuoteEndpoint, sampleQuote(changes))).data.reference;
const one = async (request: string, who = neema) =>
  (await desk("request", { request }, who)).body as unknown as Row & {
    messages: Row[];
    history: Row[];
    earlier: Row[];
    known: Record<string, unknown>;
  };
const list = async (view: string, who = neema, after?: string) =>
  (await desk("requests", { view, ...(after && { after }) }, who)).body as unknown as {
    requests: Row[];
    next: string | null;
    waiting: number;
    mine: number;
    latest: Row | null;
  };
const ids = async (view: string, who = neema) =>
  (await list(view, who)).requests.map(({ id }) => id);
/** Does something about a request as it stands. */
async function act(call: string, request: string, more = {}, who = neema) {
  const { version } = await one(request, who);
  return desk(call, { request, version, ...more }, who);
}

describe("what somebody sends", () => {
  it("waits at the desk with the same transaction, the longest waiting first, with what was asked", async () => {
    const first = await quote();
    const second = await quote({ full_name: "Amara Okafor", tour: undefined }, "en");
    const { requests, waiting, latest } = await list("waiting");
    expect(requests.map(({ id }) => id)).toEqual([first, second]);
    expect(waiting).toBe(2);
    expect(latest).toMatchObject({ id: second, kind: "quote", name: "Amara Okafor" });
    expect(requests[0]).toMatchObject({
      ...{ kind: "quote", state: "waiting", name: "Jürgen Weiß", language: "de", owner: null },
      wish: { days: 8, day: null, adults: 2, children: [9], budget_minor: 320_000 },
      version: 1,
    });
    expect(requests[0]?.wish).toMatchObject({ month: expect.stringMatching(/^20\d\d-08$/) });
    const { known, subject, earlier } = await one(first);
    expect(known).toMatchObject({
      ...{ reference: first, email: "juergen@example.com", country: "DE", days: 8 },
      ...{ departure: { kind: "month" }, adults: 2, children: [9], budget_minor: 320_000 },
    });
    expect(subject).toMatch(/^Re: .*Q-/);
    expect(earlier.map(({ id }) => id)).toEqual([second]);
  });

  it("that is a message, a review or a booking without a date of ours waits as well", async () => {
    const contact = await callAs("fr", contactUsEndpoint, {
      ...{ full_name: "Luc Martin", email: "luc@example.com", country: "FR" },
      message: "Est-ce que les enfants\nsont les bienvenus ?",
    });
    const review = await callAs("en", sendReviewEndpoint, {
      ...{ rating: 3, title: "Good days", text: "We saw many elephants and slept in tents." },
      ...{ full_name: "Kim Lee", email: "kim@example.com", country: "US", agree: true as const },
      about: { kind: "general" as const },
    });
    const booking = await book({});
    const { requests } = await list("waiting");
    const kinds = new Map(requests.map((row) => [row.id, row]));
    expect(kinds.get(contact.data.reference)).toMatchObject({
      kind: "contact",
      wish: { about: "", message: "Est-ce que les enfants sont les bienvenus ?" },
    });
    expect(kinds.get(review.data.reference)).toMatchObject({
      wish: { rating: 3, title: "Good days" },
    });
    const { state } = await rowOf(booking.reference);
    expect(kinds.has(booking.reference)).toBe(state === "enquiry");
  });

  it("is read by editors as far as it is a review, and by nobody else of them", async () => {
    const editor = await colleague("editor");
    const { requests, latest } = await list("waiting", editor);
    expect(requests.map(({ kind }) => kind)).toEqual(["review"]);
    expect(latest?.kind).toBe("review");
    const [hidden] = (await list("waiting")).requests.filter(({ kind }) => kind === "quote");
    const about = { request: hidden?.id };
    expect((await desk("request", about, editor)).status).toBe(404);
    expect((await desk("write-note", { ...about, text: "x" }, editor)).status).toBe(404);
    // Nor does a review tell what else its guest has asked for.
    const asked = await quote({ email: "kim@example.com" });
    const review = requests[0]?.id ?? "";
    expect((await one(review)).earlier.map(({ id }) => id)).toEqual([asked]);
    expect((await one(review, editor)).earlier).toEqual([]);
  });

  it("comes page by page, each row once, and the rest waits on when the last that was shown is answered", async () => {
    await pool().query(
      `insert into leads (reference, kind, locale, email, name, payload)
       select 'C-' || n, 'contact', 'en', 'many@example.com', 'Many', '{}' from generate_series(1000, 1069) n`,
    );
    await pool().query(
      `insert into requests (id, kind, lead, locale) select reference, kind, reference, locale from leads where name = 'Many'`,
    );
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list("waiting", neema, after);
      seen.push(...page.requests.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    expect(seen.length).toBe(new Set(seen).size);
    expect(seen.filter((id) => /^C-10\d\d$/.test(id))).toHaveLength(70);
    const page = await list("waiting");
    await pool().query("update requests set state = 'answered' where id = $1", [page.next]);
    expect((await list("waiting", neema, page.next ?? "")).requests[0]?.id).toBe(seen[30]);
    await pool().query("delete from leads where name = 'Many'");
    expect((await ids("waiting")).some((id) => /^C-10\d\d$/.test(id))).toBe(false);
  });
});

it("what is mine begins with what waits, the longest first, and goes on with the newest of the rest", async () => {
  const rehema = await colleague("sales", "Rehema");
  const days = ["2031-01-01", "2031-01-02", "2031-01-03", "2031-01-04"];
  await pool().query(
    `insert into leads (reference, kind, locale, email, name, payload)
     select 'C-2' || n, 'contact', 'en', 'mine@example.com', 'Mine', '{}' from generate_series(101, 140) n`,
  );
  const give = (from: number, until: number, state: string, day = "") =>
    pool().query(
      `insert into requests (id, kind, lead, locale, owner, state, since)
       select 'C-2' || n, 'contact', 'C-2' || n, 'en', $1, $2, $3 from generate_series($4::int, $5::int) n`,
      [rehema.id, state, `${day}T10:00:00Z`, from, until],
    );
  await give(101, 101, "waiting", days[2]);
  await give(102, 102, "answered", days[3]);
  await give(103, 103, "waiting", days[0]);
  await give(104, 104, "offered", days[1]);
  // As many of one moment as no page holds.
  await give(105, 140, "answered", "2030-12-31");
  const first = await list("mine", rehema);
  expect(first.requests.slice(0, 4).map(({ id }) => id)).toEqual([
    ...["C-2103", "C-2101", "C-2102", "C-2104"],
  ]);
  const rest = await list("mine", rehema, first.next ?? "");
  const all = [...first.requests, ...rest.requests].map(({ id }) => id);
  expect([all.length, new Set(all).size, rest.next]).toEqual([40, 40, null]);
  await pool().query("delete from leads where name = 'Mine'");
});

describe("an answer", () => {
  it("goes to the guest by mail, comes back to the mailbox, and ends the waiting", async () => {
    const request = await quote({ email: "asks@example.com" });
    const text = "Guten Tag!\n\nGern <zeigen> wir Ihnen die Serengeti.\nZwei Zelte sind frei.";
    const sent = await act("answer", request, { subject: "Re: Ihre Reise", text });
    expect(sent.status).toBe(200);
    const mail = await vi.waitFor(() => {
      const found = smtp.received.find(({ raw }) => readable(raw).includes("Re: Ihre Reise"));
      expect(found).toBeDefined();
      return found;
    }, 30_000);
    expect(mail?.to).toEqual(["asks@example.com"]);
    const raw = readable(mail?.raw ?? "");
    expect(raw).toMatch(/reply-to: .*office@operator\.example/i);
    expect(raw).not.toMatch(/auto-submitted/i);
    expect(raw).toContain("Zwei Zelte sind frei.");
    expect(raw).toContain("&lt;zeigen&gt;");
    expect(raw).toContain("Neema");
    expect(await one(request)).toMatchObject({
      state: "answered",
      owner: { name: "Neema" },
      messages: [{ kind: "answer", author: "Neema", text }],
      history: [{ action: "answer", by: "Neema" }],
    });
    expect(await ids("waiting")).not.toContain(request);
    expect(await ids("mine")).toContain(request);
    const { rows } = await pool().query("select after from audit where subject = $1", [request]);
    expect(rows).toEqual([{ after: { state: "answered", text: "written" } }]);
  });

  it("is given once, however many send it at once; the others are told", raced, async () => {
    const request = await quote();
    const answers = await Promise.all(
      [neema, juma].map((who) =>
        desk("answer", { request, version: 1, subject: "Re: you", text: who.id }, who),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ error: { reason: "changed_meanwhile" } });
    expect((await one(request)).messages).toHaveLength(1);
  });

  it("takes no line that would be one of the mail's head", async () => {
    const request = await quote();
    const subject = "Hello\r\nBcc: all@example.com";
    expect((await act("answer", request, { subject, text: "x" })).status).toBe(422);
    expect((await act("answer", request, { subject: "x", text: " " })).status).toBe(422);
  });
});

describe("a request", () => {
  it("is taken over and handed on, to people who work here", async () => {
    const request = await quote();
    await act("take-over", request);
    expect(await one(request)).toMatchObject({ owner: { id: neema.id }, version: 2 });
    await act("hand-on", request, { to: juma.id });
    expect(await ids("mine", juma)).toContain(request);
    const nobody = "00000000-0000-4000-8000-000000000000";
    expect((await act("hand-on", request, { to: nobody })).status).toBe(404);
    expect((await desk("take-over", { request, version: 1 }, neema)).status).toBe(409);
    expect((await desk("take-over", { request: "Q-NONE-0000", version: 1 }, neema)).status).toBe(
      404,
    );
  });

  it("answered elsewhere waits no more, and waits again when that was a slip", async () => {
    const request = await quote();
    await act("mark-answered", request);
    const { state, first_answered_at: at } = await one(request);
    expect([state, typeof at]).toEqual(["answered", "string"]);
    expect((await act("mark-answered", request)).status).toBe(409);
    await act("reopen", request);
    expect(await one(request)).toMatchObject({ state: "waiting", first_answered_at: at });
  });

  it("is won, or lost with a reason", async () => {
    const [won, lost] = [await quote(), await quote()];
    await act("mark-won", won);
    expect((await act("mark-lost", lost, { reason: "because" })).status).toBe(422);
    await act("mark-lost", lost, { reason: "price" });
    expect(await one(lost)).toMatchObject({ state: "lost", lost_reason: "price" });
    expect((await act("mark-won", lost)).status).toBe(409);
    expect((await ids("closed")).sort()).toEqual([won, lost].sort());
  });

  it("has a next step with its day, and notes that no guest sees", async () => {
    const request = await quote();
    await act("remind", request, { on: "2030-05-01", step: "Ask the lodge" });
    expect(await one(request)).toMatchObject({ next_on: "2030-05-01", next_step: "Ask the lodge" });
    await act("remind", request, { on: null, step: "" });
    expect(await one(request)).toMatchObject({ next_on: null, next_step: "" });
    const before = smtp.received.length;
    await desk("write-note", { request, text: "Likes birds" }, juma);
    expect((await one(request)).messages).toMatchObject([{ kind: "note", author: "Juma" }]);
    expect(smtp.received.slice(before).some(({ raw }) => raw.includes("birds"))).toBe(false);
  });

  it("goes with what is forgotten, and so does what was written about it", async () => {
    const request = await quote({ email: "old@example.com" });
    await desk("write-note", { request, text: "Old friend" }, neema);
    await pool().query(
      "update leads set created_at = now() - interval '3 years' where reference = $1",
      [request],
    );
    await forgetPeople();
    expect((await desk("request", { request }, neema)).status).toBe(404);
    const { rows } = await pool().query("select from messages where request = $1", [request]);
    expect(rows).toEqual([]);
  });
});

describe("a booking that waits", () => {
  it("waits no more when somebody follows a link of the mail, or the guest gives it up", async () => {
    const { inTransaction } = await import("@/lib/backend/db/transaction");
    const { move } = await import("@/lib/backend/bookings/lifecycle/transitions");
    const { expectAnswer } = await import("@/lib/backend/inbox/new-request");
    for (const [to, actor, state] of [
      ["provisional", "operator", "answered"],
      ["cancelled", "guest", "lost"],
    ] as const) {
      const { reference } = await book({});
      await pool().query("delete from requests where id = $1", [reference]);
      await pool().query("update bookings set state = 'enquiry' where reference = $1", [reference]);
      await inTransaction((tx) => expectAnswer(tx, { kind: "booking", reference, locale: "de" }));
      const request = await one(reference);
      expect(request).toMatchObject({ kind: "booking", state: "waiting" });
      expect(request.subject).toBe(`Re: Wir prüfen Ihren Termin (${reference})`);
      await inTransaction((tx) => move(tx, { reference, to, actor }));
      expect(await one(reference)).toMatchObject({ state });
    }
  });
});
