import { describe, expect, it, vi } from "vitest";
import { offerEndpoint } from "@/lib/contract/offers";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";
import { sendEmails } from "../support/emails";
import { askedFor, keyOf, offerDesk } from "../support/offer";
import { readable } from "../support/smtp";

process.env.MAIL_FROM = "Tembea <hello@tembea.example>";
await contentDatabase();
const smtp = await sendEmails();
const { offerEmail } = await import("@/lib/backend/emails/offer-email");

const { callAs } = await import("@/lib/api/call");
const { pool } = await import("@/lib/backend/db/pool");

const neema = await colleague("sales", "Neema Mollel");
const { sent, begin, one } = offerDesk(neema);

describe("the mail with an offer", () => {
  it("greets once: by the letter where there is one, and goes on in whole sentences", async () => {
    const texts = { de: "Liebe Katrin,\n\ndanke für Ihre Anfrage." };
    const { reference } = await sent({}, { letter: { source: "de", texts } });
    const [first, second, third] = (await offerEmail(reference))?.content.paragraphs ?? [];
    expect([first, second]).toEqual(["Liebe Katrin,", "danke für Ihre Anfrage."]);
    expect(third).toMatch(/^Hier ist die Reise/);
    const plain = (await offerEmail((await sent()).reference))?.content.paragraphs ?? [];
    expect(plain[0]).toMatch(/^Guten Tag /);
    expect(plain[1]).toMatch(/^hier ist die Reise/);
  });

  it("is in the name of whoever sends it, whoever began it, as are its page and what they see of it before", async () => {
    const { reference } = await begin({ request: await askedFor() });
    const joseph = await colleague("sales", "Joseph Kimaro");
    const input = { offer: reference, language: "de" };
    expect((await desk("preview-offer", input, joseph)).body.answers).toBe("Joseph Kimaro");
    const { body } = await offerDesk(joseph).send(reference);
    const mail = await offerEmail(reference);
    expect([mail?.by, mail?.content.signature?.[0]]).toEqual(["Joseph Kimaro", "Joseph Kimaro"]);
    const options = { token: keyOf(String(body.link)) };
    const { data } = await callAs("de", offerEndpoint, { reference }, options);
    expect(data.answers).toBe("Joseph Kimaro");
    const { offers } = (await desk("offers", {}, neema)).body as unknown as {
      offers: { reference: string; by: string }[];
    };
    expect(offers.find((each) => each.reference === reference)?.by).toBe("Joseph Kimaro");
  });

  it("makes a request that nobody has taken over theirs who sends it, and leaves that of another", async () => {
    const joseph = await colleague("sales", "Joseph Kimaro");
    const [nobodys, theirs] = [await askedFor(), await askedFor()];
    await desk("take-over", { request: theirs, version: 1 }, joseph);
    for (const request of [nobodys, theirs]) {
      const { reference } = await begin({ request });
      expect((await offerDesk(neema).send(reference)).status).toBe(200);
      expect((await one(reference)).state).toBe("sent");
    }
    const { rows } = await pool().query("select owner from requests where id = any($1)", [
      [nobodys, theirs],
    ]);
    expect(rows.map(({ owner }) => owner).sort()).toEqual([neema.id, joseph.id].sort());
  });

  it("comes in their name from the address of the site", async () => {
    const { reference } = await sent();
    const mail = () => smtp.received.map(({ raw }) => readable(raw)).find(isAbout(reference));
    await vi.waitFor(() => expect(mail()).toBeTruthy(), 30_000);
    expect(mail()).toMatch(/^From: "Neema Mollel, Tembea" <hello@tembea\.example>$/m);
  });
});

const isAbout = (reference: string) => (mail: string) =>
  mail.includes(`(${reference})`) && mail.includes("To: ");
