import { describe, expect, it, vi } from "vitest";
import { contentDatabase } from "../support/database";
import { colleague } from "../support/desk";
import { sendEmails } from "../support/emails";
import { offerDesk } from "../support/offer";
import { readable } from "../support/smtp";

process.env.MAIL_FROM = "Tembea <hello@tembea.example>";
await contentDatabase();
const smtp = await sendEmails();
const { offerEmail } = await import("@/lib/backend/emails/offer-email");

const { sent } = offerDesk(await colleague("sales", "Neema Mollel"));

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

  it("comes in the name of whoever made it, from the address of the site", async () => {
    const { reference } = await sent();
    const mail = () => smtp.received.map(({ raw }) => readable(raw)).find(isAbout(reference));
    await vi.waitFor(() => expect(mail()).toBeTruthy(), 30_000);
    expect(mail()).toMatch(/^From: "Neema Mollel, Tembea" <hello@tembea\.example>$/m);
  });
});

const isAbout = (reference: string) => (mail: string) =>
  mail.includes(`(${reference})`) && mail.includes("To: ");
