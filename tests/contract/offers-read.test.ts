import { describe, expect, it } from "vitest";
import { setClock } from "@/lib/clock";
import {
  commentOnOfferEndpoint,
  newestOfferLinkEndpoint,
  offerOpenedEndpoint,
  offerPaperEndpoint,
  readOfferEndpoint,
  shareOfferEndpoint,
} from "@/lib/contract/offer-reading";
import { acceptOfferEndpoint, askAboutOfferEndpoint, offerEndpoint } from "@/lib/contract/offers";
import { startApiServer } from "../support/api-server";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { acceptance, keyOf, type OfferKey, offerDesk } from "../support/offer";
import { pdfText } from "../support/pdf-text";

await contentDatabase();
const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");
const { writeEmail } = await import("@/lib/backend/emails/write-email");

const neema = await colleague("sales", "Neema");
const { one, edit, send, sent } = offerDesk(neema);

const share = async ({ reference, token }: OfferKey, on: boolean) =>
  (await callAs("de", shareOfferEndpoint, { reference, on }, { token })).data.reading_link;
const read = async (key: OfferKey) => (await callAs("en", readOfferEndpoint, key, key)).data;
const mailJobs = async (kind: string, reference: string) => {
  const wanted =
    "select id, data, due_at from jobs where data->>'kind' = $1 and data->>'reference' = $2";
  return (await pool().query(wanted, [kind, reference])).rows;
};
const detail = (offer: string) =>
  desk("offer", { offer }, neema).then(({ body }) => body as Record<string, unknown>);

describe("a link for fellow travellers", () => {
  it("reads the journey and what others said of it, and nothing between guest and staff", async () => {
    const offer = await sent();
    const { reference, token } = offer;
    await callAs("de", askAboutOfferEndpoint, { reference, text: "Unter uns" }, { token });
    const reader = { reference, token: keyOf(String(await share(offer, true))) };
    expect(await read(reader)).toMatchObject({
      ...{ reads_along: true, reading_link: null, booking: null, messages: [] },
      journey: { adults: 2 },
    });
    // At the beginning of ten minutes, so that none of them ends between the two.
    setClock(new Date(Math.ceil(Date.now() / 600_000) * 600_000 + 1_000));
    const said = { reference, name: "Max", text: "<b>Löwen!</b>" };
    const { data } = await callAs("en", commentOnOfferEndpoint, said, reader);
    expect(data.messages).toMatchObject([{ kind: "comment", from: "Max", text: said.text }]);
    const subject = data.journey?.day_subjects[1];
    await callAs(
      "en",
      commentOnOfferEndpoint,
      { ...said, name: "Ida", text: "Ja!", subject },
      reader,
    );
    const [letter, ...others] = await mailJobs("offer-comments", reference);
    expect(others).toEqual([]);
    // To the guest all that was said within some minutes is one mail.
    const told = await writeEmail(letter.data);
    setClock();
    expect(told).toMatchObject({
      to: { address: "juergen@example.com" },
      content: {
        subject: expect.stringContaining("Max und Ida haben etwas zu Ihrer Reise geschrieben"),
        quotes: [
          { title: "Max", text: said.text },
          { title: expect.stringMatching(/^Ida · Tag 2, /), text: "Ja!" },
        ],
      },
    });
    expect((await read(reader)).messages[1]).toMatchObject({ subject, from: "Ida" });
    const own = (await callAs("de", offerEndpoint, { reference }, { token })).data;
    expect(own.messages).toMatchObject([
      { from: null },
      { from: "Max", kind: "comment" },
      { from: "Ida", kind: "comment", subject },
    ]);
    const id = String(own.messages[1]?.id);
    const mail = await writeEmail({ kind: "offer-message", reference: id });
    expect(mail?.content.paragraphs[0]).toContain("Max, who reads along");
    expect((await one(reference)).messages.at(-1)?.from).toBe("Ida");
  });

  it("accepts, asks, shares and tells of openings as little as it opens the guest's page", async () => {
    const offer = await sent();
    const { reference } = offer;
    const reader = { reference, token: keyOf(String(await share(offer, true))) };
    const none = { code: "not_found" };
    const form = { reference, version: 1, ...acceptance };
    await expect(callAs("de", acceptOfferEndpoint, form, reader)).rejects.toMatchObject(none);
    const ask = { reference, text: "?" };
    await expect(callAs("de", askAboutOfferEndpoint, ask, reader)).rejects.toMatchObject(none);
    await expect(share(reader, false)).rejects.toMatchObject(none);
    await expect(callAs("de", offerEndpoint, reader, reader)).rejects.toMatchObject(none);
    await expect(callAs("de", offerOpenedEndpoint, { reference }, reader)).rejects.toMatchObject(
      none,
    );
    // Nor does the guest's key read along.
    await expect(read(offer)).rejects.toMatchObject(none);
  });

  it("opens nothing once it was taken back; one that is made later is another", async () => {
    const offer = await sent();
    const first = keyOf(String(await share(offer, true)));
    expect(keyOf(String(await share(offer, true)))).toBe(first);
    expect(await share(offer, false)).toBeNull();
    const none = { code: "not_found" };
    await expect(read({ ...offer, token: first })).rejects.toMatchObject(none);
    const second = keyOf(String(await share(offer, true)));
    expect(second).not.toBe(first);
    await expect(read({ ...offer, token: first })).rejects.toMatchObject(none);
    expect((await read({ ...offer, token: second })).reads_along).toBe(true);
  });

  it("lets a family talk, and a crowd from many places say forty things an hour of one offer", async () => {
    const [offer, other] = [await sent(), await sent()];
    const token = keyOf(String(await share(offer, true)));
    const say = (at: number, { reference }: OfferKey = offer, key = token) => {
      const said = { reference, name: "Max", text: `Lions, ${at}` };
      const by = { token: key, address: `198.51.100.${at}` };
      return callAs("en", commentOnOfferEndpoint, said, by);
    };
    for (let at = 1; at <= 40; at++) await say(at);
    await expect(say(41)).rejects.toMatchObject({ code: "too_many" });
    expect((await one(offer.reference)).messages).toHaveLength(40);
    // The guest, and the readers of another offer, are not held up by it.
    const { reference } = offer;
    await callAs("de", askAboutOfferEndpoint, { reference, text: "Wer war das?" }, offer);
    await say(41, other, keyOf(String(await share(other, true))));
  });
});

describe("a new link", () => {
  it("takes the place of the old one, which says so and has the newest mailed to the guest alone", async () => {
    const { reference, token } = await sent({ email: "renewed@example.com" });
    const reader = { reference, token: keyOf(String(await share({ reference, token }, true))) };
    expect((await desk("renew-offer-link", { offer: reference }, neema)).status).toBe(200);
    const replaced = { code: "conflict", detail: { reason: "offer_link_replaced" } };
    await expect(callAs("de", offerEndpoint, { reference }, { token })).rejects.toMatchObject(
      replaced,
    );
    // What was given on by its holder opens nothing either.
    await expect(read(reader)).rejects.toMatchObject({ code: "not_found" });
    const form = { reference, version: 1, ...acceptance };
    await expect(callAs("de", acceptOfferEndpoint, form, { token })).rejects.toMatchObject(
      replaced,
    );
    await callAs("de", newestOfferLinkEndpoint, { reference }, { token });
    const jobs = await mailJobs("offer-link", reference);
    expect(jobs).toHaveLength(2);
    const mail = await writeEmail(jobs[1].data);
    expect(mail?.to.address).toBe("renewed@example.com");
    const newest = keyOf(mail?.content.action?.href ?? "");
    const { data } = await callAs("de", offerEndpoint, { reference }, { token: newest });
    expect(data.state).toBe("open");
    // Whoever holds the newest, or nothing, has nothing mailed.
    for (const held of [newest, "of_x"])
      await expect(
        callAs("de", newestOfferLinkEndpoint, { reference }, { token: held }),
      ).rejects.toMatchObject({ code: "not_found" });
  });

  it("is mailed three times an hour at most, from however many places it is asked for", async () => {
    const { reference, token } = await sent({ email: "flooded@example.com" });
    await desk("renew-offer-link", { offer: reference }, neema);
    const ask = (at: number) =>
      callAs("de", newestOfferLinkEndpoint, { reference }, { token, address: `198.51.100.${at}` });
    for (const at of [1, 2, 3]) await ask(at);
    await expect(ask(4)).rejects.toMatchObject({ code: "too_many" });
    expect(await mailJobs("offer-link", reference)).toHaveLength(4);
  });

  it("is not made for what was never sent", async () => {
    const { body } = await desk("begin-offer", {}, neema);
    expect((await desk("renew-offer-link", { offer: body.offer }, neema)).status).toBe(409);
  });
});

describe("that the guest has opened it", () => {
  it("is counted once in half an hour, and the desk sees how often and when last", async () => {
    const { reference, token } = await sent();
    const opened = () => callAs("de", offerOpenedEndpoint, { reference }, { token });
    expect(await detail(reference)).toMatchObject({ openings: 0, opened_at: null });
    await Promise.all([opened(), opened(), opened()]);
    expect(await detail(reference)).toMatchObject({ openings: 1, opened_at: expect.any(String) });
    setClock(new Date(Date.now() + 31 * 60_000));
    try {
      await opened();
      expect(await detail(reference)).toMatchObject({ openings: 2 });
    } finally {
      setClock();
    }
  });
});

describe("a reminder before it ends", () => {
  const allow = (offer: string, remind: boolean) =>
    desk("remind-before-end", { offer, remind }, neema);
  const reminders = (reference: string) => mailJobs("offer-reminder", reference);

  it("is planned once for three days before, where somebody allows it, and not otherwise", async () => {
    const { reference } = await sent();
    expect(await reminders(reference)).toEqual([]);
    await allow(reference, true);
    await allow(reference, false);
    await allow(reference, true);
    const { reminder_day, draft } = (await detail(reference)) as {
      reminder_day: string;
      draft: { valid_until: string };
    };
    const [job, ...more] = await reminders(reference);
    expect(more).toEqual([]);
    expect(job.due_at.toISOString()).toBe(`${reminder_day}T05:00:00.000Z`);
    const mail = await writeEmail(job.data);
    expect(mail?.content.paragraphs[1]).toContain("halten wir bis zum");
    expect(job.data.detail).toBe(draft.valid_until);
    await allow(reference, false);
    expect(await writeEmail(job.data)).toBeUndefined();
  });

  it("is not sent of what was withdrawn, nor of the day that no longer holds", async () => {
    const { reference } = await sent();
    await allow(reference, true);
    const [first] = await reminders(reference);
    await edit(await one(reference), { starts: "2029-02-10", valid_until: "2028-12-20" });
    await send(reference);
    expect(await writeEmail(first.data)).toBeUndefined();
    const all = await reminders(reference);
    const second = all.find(({ id }) => id !== first.id);
    expect(second?.data.detail).toBe("2028-12-20");
    expect(await writeEmail(second?.data)).toBeDefined();
    await desk("withdraw-offer", { offer: reference }, neema);
    expect(await writeEmail(second?.data)).toBeUndefined();
  });

  it("is not planned when fewer days are left", async () => {
    const soon = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const { reference } = await sent({}, { valid_until: soon });
    await allow(reference, true);
    expect(await reminders(reference)).toEqual([]);
    expect(await detail(reference)).toMatchObject({ remind: true, reminder_day: null });
  });
});

describe("an offer on paper", () => {
  const paper = async (locale: "de" | "fr", { reference, token }: OfferKey) => {
    const { base64, file_name } = await callAs(
      locale,
      offerPaperEndpoint,
      { reference },
      { token },
    );
    return { file_name, text: pdfText(Buffer.from(base64, "base64")) };
  };

  it("has letter, days, price and terms in the language it is read in, for who reads along too", async () => {
    const letter = {
      source: "de" as const,
      texts: { de: "Liebe Ada,\n\nso stelle ich es mir vor." },
    };
    const offer = await sent({ full_name: "Ada Frank" }, { letter, total_minor: 700_000 });
    const { file_name, text } = await paper("de", offer);
    expect(file_name).toContain(offer.reference);
    for (const words of ["so stelle ich es mir vor.", "Ada Frank", "$7,000", "$2,800", "Tag 6"])
      expect(text).toContain(words);
    expect(text).not.toContain(offer.token);
    const reader = { ...offer, token: keyOf(String(await share(offer, true))) };
    expect((await paper("fr", reader)).text).toContain("Jour 6");
  });

  it("comes over the line as the bytes of a file, kept nowhere", async () => {
    const { reference, token } = await sent();
    const server = await startApiServer("de.localhost");
    const answer = await fetch(`${server.base}/api/offers/${reference}/paper`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("content-disposition")).toContain(`${reference}.pdf`);
    expect(Buffer.from(await answer.arrayBuffer()).toString("latin1", 0, 5)).toBe("%PDF-");
    await server.stop();
  });

  it("is there for nobody else, and not of what has ended", async () => {
    const offer = await sent();
    await expect(paper("de", { ...offer, token: "of_x" })).rejects.toMatchObject({
      code: "not_found",
    });
    await desk("withdraw-offer", { offer: offer.reference }, neema);
    await expect(paper("de", offer)).rejects.toMatchObject({ code: "not_found" });
  });
});
