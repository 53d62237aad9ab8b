import { describe, expect, it, vi } from "vitest";
import { askAboutOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sendEmails } from "../support/emails";
import { askedFor, keyOf, offerDesk } from "../support/offer";
import { readable } from "../support/smtp";

await contentDatabase();
const smtp = await sendEmails();
process.env.OPERATOR_EMAIL = "office@operator.example";
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { documentHash } = await import("@/lib/backend/offers/freeze");

const neema = await colleague("sales", "Neema");
const juma = await colleague("owner", "Juma");
/** The mail to somebody that has these words, as soon as it is there. */
const mailTo = (address: string, words: string) =>
  vi.waitFor(() => {
    const found = smtp.received
      .filter(({ to }) => to.includes(address))
      .map(({ raw }) => readable(raw))
      .find((text) => text.includes(words));
    if (!found) throw new Error("no mail");
    return found;
  }, 20_000);
const { one, begin, edit, send, sent } = offerDesk(neema);

describe("an offer that is begun", () => {
  it("has from a request the guest, their language, party, dates, tour and the catalogue's price", async () => {
    const request = await askedFor({
      departure: { kind: "date", date: "2028-02-10" },
      full_name: "Jürgen Weiß",
    });
    const offer = await begin({ request });
    expect(offer).toMatchObject({
      ...{ state: "draft", request, name: "Jürgen Weiß", language: "de", problems: [] },
      draft: { starts: "2028-02-10", adults: 2, children: [9] },
    });
    expect(offer.variant.days.length).toBe(6);
    expect(offer.variant.lines.length).toBeGreaterThan(1);
    expect((await desk("offers", { request }, juma)).body.offers).toMatchObject([
      { reference: offer.reference, by: "Neema" },
    ]);
  });

  it("from nothing asks for whom it is before it is sent", async () => {
    const offer = await begin({});
    expect(offer.problems).toContain("no_guest");
    const { status, body } = await send(offer.reference);
    expect([status, body.error]).toMatchObject([422, { reason: "no_guest" }]);
  });

  it("is not there for editors and operations", async () => {
    for (const role of ["editor", "operations"] as const)
      expect((await desk("offers", {}, await colleague(role))).status).toBe(403);
  });
});

describe("a draft", () => {
  it("is kept as it was typed; who has seen an older one is told, and nothing of theirs is kept", async () => {
    const offer = await begin({ request: await askedFor() });
    const letter = { source: "en" as const, texts: { en: "Dear Jürgen,\n\nhere it is." } };
    expect((await edit(offer, { letter })).body).toMatchObject({ version: 2 });
    expect((await edit(offer, { letter: { source: "en", texts: {} } })).status).toBe(409);
    expect((await one(offer.reference)).draft.letter).toEqual(letter);
  });

  it("has its days in any order, own words marked until they are in the guest's language", async () => {
    const offer = await begin({ request: await askedFor() });
    const [first, second, third] = offer.variant.days;
    if (!first || !second || !third) throw new Error("no days");
    const title = { source: "en" as const, texts: { en: "A slow morning" } };
    const days = [second, { ...first, id: "again" }, { ...third, title }];
    await edit(offer, { days });
    const { preview, version } = await one(offer.reference);
    expect(preview.days.map((day) => day.title_language)).toEqual([null, null, "en"]);
    // The library's text below it is in the guest's.
    expect(preview.days[2]?.other_language).toBeNull();
    expect(preview.days[2]?.title).toBe("A slow morning");
    const german = { ...title, texts: { ...title.texts, de: "Ein ruhiger Morgen" } };
    await edit({ ...offer, version }, { days: [{ ...third, title: german }] });
    const [day] = (await one(offer.reference)).preview.days;
    expect(day).toMatchObject({ title: "Ein ruhiger Morgen", title_language: null });
  });

  it.each([
    ["no_sum", { total_minor: 0 }],
    ["deposit_too_large", { total_minor: 500_000, deposit_minor: 500_001 }],
    ["deposit_too_small", { deposit_minor: 0 }],
    ["sum_too_large", { total_minor: 2_000_000_000, lines: [] }, "is not too large yet"],
    ["starts_too_soon", { starts: "2020-01-01", valid_until: "2019-12-31" }],
    ["balance_after_start", { starts: "2028-02-10", balance_due: "2028-02-11" }],
    ["valid_past", { valid_until: "2020-01-01" }],
    ["valid_after_start", { starts: "2028-02-10", valid_until: "2028-02-10" }],
    ["no_lines", { lines: [] }],
  ])("that nobody could pay is not sent: %s", async (why, draft, still?: string) => {
    const offer = await begin({ request: await askedFor() });
    await edit(offer, draft);
    const { problems } = await one(offer.reference);
    if (still) return expect(problems).toEqual([]);
    expect(problems).toContain(why);
    expect((await send(offer.reference)).status).toBe(422);
    expect((await one(offer.reference)).state).toBe("draft");
  });

  it("of sums that add up beyond what can be kept is not sent either", async () => {
    const offer = await begin({ request: await askedFor() });
    const text = { source: "en" as const, texts: { en: "A jet" } };
    const line = { of: null, text, amount_minor: 2_000_000_000 };
    await edit(offer, { lines: [1, 2].map((at) => ({ ...line, id: `jet-${at}` })) });
    expect((await one(offer.reference)).problems).toContain("sum_too_large");
  });
});

describe("what was sent", () => {
  it("is read with its key alone, in every language, by a mail from whoever made it", async () => {
    const { reference, token, request } = await sent({ email: "key@example.com" });
    const { data } = await callAs("fr", offerEndpoint, { reference }, { token });
    expect(data).toMatchObject({
      ...{ state: "open", version: 1, answers: "Neema", language: "de" },
      signature: { role: expect.any(String), picture: { url: "/pictures/team-neema" } },
    });
    expect(data.journey?.days.length).toBe(6);
    for (const wrong of [undefined, "", "of_x", `${token}x`, `bk_${token.slice(3)}`])
      await expect(
        callAs("de", offerEndpoint, { reference }, { token: wrong }),
      ).rejects.toMatchObject({ code: "not_found" });
    const mail = await mailTo("key@example.com", "Ihre Reise:");
    expect(mail).toContain(`/Offer/${reference}#${token}`);
    const { rows } = await pool().query("select key_hash from offers where reference = $1", [
      reference,
    ]);
    expect(rows[0].key_hash).toMatch(/^[0-9a-f]{64}$/);
    expect((await desk("request", { request }, neema)).body.state).toBe("offered");
  });

  it("has words in the guest's language around its link, to be sent by hand", async () => {
    const { reference } = await sent({ full_name: "Ada Frank" });
    const { link, link_text } = await one(reference);
    expect(link_text).toMatch(/Ada Frank[\s\S]*geplant/);
    expect(link_text?.endsWith(`\n${link}`)).toBe(true);
  });

  it("stays as it is: under its hash, whatever is imported or edited later", async () => {
    const { reference, token } = await sent();
    const versions = () =>
      pool().query("select sent, hash from offer_versions where offer = $1 and number = 1", [
        reference,
      ]);
    const before = (await versions()).rows[0];
    expect(documentHash(before.sent)).toBe(before.hash);
    const change = "update offer_versions set sent = '{}' where offer = $1";
    await expect(pool().query(change, [reference])).rejects.toThrow(/not changed/);
    const read = async () => (await callAs("de", offerEndpoint, { reference }, { token })).data;
    const was = await read();
    await pool().query("update tour_texts set title = title || '!' where locale = 'de'");
    await edit(await one(reference), { total_minor: 123_400 });
    expect(await read()).toEqual(was);
    await pool().query("update tour_texts set title = rtrim(title, '!') where locale = 'de'");
    expect((await versions()).rows[0]).toEqual(before);
    // What is sent next takes its place.
    expect((await send(reference)).status).toBe(200);
    const next = await read();
    expect([next.version, next.journey?.price.total_minor]).toEqual([2, 123_400]);
    expect(next.journey?.price.lines.at(-1)?.kind).toBe("adjustment");
  });

  it("ends by the clock or when it is taken back: that it has ended is all that is told", async () => {
    const old = await sent();
    await pool().query("update offers set valid_until = '2020-01-01' where reference = $1", [
      old.reference,
    ]);
    const gone = await sent();
    expect((await desk("withdraw-offer", { offer: gone.reference }, neema)).status).toBe(200);
    expect((await desk("withdraw-offer", { offer: gone.reference }, neema)).status).toBe(409);
    for (const [{ reference, token }, state] of [
      [old, "expired"],
      [gone, "withdrawn"],
    ] as const) {
      const { data } = await callAs("de", offerEndpoint, { reference }, { token });
      expect(data).toMatchObject({ state, journey: null });
    }
  });

  it("has a thread that both see, with a mail for each", async () => {
    const { reference, token } = await sent({ email: "ask@example.com", full_name: "Ada Frank" });
    const text = "Geht auch\nein Tag mehr?";
    const asked = await callAs("de", askAboutOfferEndpoint, { reference, text }, { token });
    expect(asked.data.messages).toMatchObject([{ from: null, text }]);
    expect(await mailTo("office@operator.example", reference)).toContain("> ein Tag mehr?");
    await desk("answer-offer", { offer: reference, text: "Ja, gern." }, juma);
    const answer = await mailTo("ask@example.com", "Eine Antwort");
    expect(answer).toContain("Ja, gern.");
    expect(answer).toMatch(/Ihre Frage:\s+> Geht auch\s+> ein Tag mehr\?/);
    expect(keyOf(/http\S+#[\w-]+/.exec(answer)?.[0] ?? "")).toBe(token);
    expect((await one(reference)).messages).toMatchObject([{ from: null }, { from: "Juma" }]);
  });

  it("is asked about beside a day or a line, where the answer stands too; what a wish is, is said", async () => {
    const email = "beside@example.com";
    const { reference, token } = await sent({ email, full_name: "Ada Frank" });
    const ask = async (said: { text: string; subject?: string; kind?: "wish" }) =>
      (await callAs("de", askAboutOfferEndpoint, { reference, ...said }, { token })).data;
    const { journey } = (await callAs("de", offerEndpoint, { reference }, { token })).data;
    const subject = journey?.day_subjects[1];
    expect(journey?.line_subjects).toHaveLength(journey?.price.lines.length ?? 0);
    await ask({ text: "Wie lange fahren wir?", subject: String(subject) });
    expect(await mailTo("office@operator.example", "Wie lange")).toContain("Tag 2, ");
    await ask({ text: "mit mehr Meer", kind: "wish" });
    expect(await mailTo("office@operator.example", "mit mehr Meer")).toContain("Wish for an offer");
    // What is not there, such as a day that was taken out, is heard all the same.
    await ask({ text: "Und danach?", subject: "day:nowhere" });
    await desk("answer-offer", { offer: reference, text: "Vier Stunden.", subject }, juma);
    const told = await mailTo(email, "Vier Stunden.");
    expect(told).toContain("Es geht um: Tag 2, ");
    // What is answered is quoted, and nothing that still waits.
    expect(told).toContain("> Wie lange fahren wir?");
    expect(told).not.toMatch(/mehr Meer|Und danach/);
    const { messages } = (await callAs("fr", offerEndpoint, { reference }, { token })).data;
    expect(messages).toMatchObject([
      { from: null, subject, about: expect.stringMatching(/^Jour 2, /) },
      { from: null, subject: null, kind: "wish" },
      { text: "Und danach?", subject: null },
      { from: "Juma", subject, kind: "question" },
    ]);
    expect((await one(reference)).messages[0]).toMatchObject({
      about: expect.stringMatching(/^Day 2, /),
    });
    const listed = async () => {
      const { body } = await desk("offers", {}, neema);
      const rows = body.offers as unknown as { reference: string }[];
      return rows.find((row) => row.reference === reference);
    };
    // What was answered beside the day; what was asked about all of it still waits.
    expect(await listed()).toMatchObject({ asks: true, wishes: false });
    await ask({ text: "mit noch mehr Meer", kind: "wish" });
    expect(await listed()).toMatchObject({ asks: true, wishes: true });
    await desk("answer-offer", { offer: reference, text: "Dann ans Meer.", subject: null }, juma);
    expect(await listed()).toMatchObject({ asks: false });
    const whole = await mailTo(email, "Dann ans Meer.");
    for (const quoted of [/aber\s…\s+> mit mehr Meer/, /Ihre Frage:\s+> Und danach\?/])
      expect(whole).toMatch(quoted);
    expect(whole).not.toContain("Wie lange fahren wir?");
  });
});
