import { describe, expect, it } from "vitest";
import { cautions } from "../../../server/announce";
import { readSettings } from "../../../server/settings";

const said = (environment: Record<string, string>) =>
  cautions(environment, readSettings(environment)).join("\n");

const domain = { DOMAIN_EN: "tembea.example" };
const mail = { SMTP_URL: "smtps://smtp.example" };
const keys = { PESAPAL_CONSUMER_KEY: "key", PESAPAL_CONSUMER_SECRET: "secret" };

describe("the start tells the operator", () => {
  it("that payments are test money where the site is tried out", () => {
    expect(said({})).toBe("Payments are made with test money: no keys are set.");
  });

  it("that online payment is off on a domain, and what turns it on", () => {
    expect(said({ ...domain, ...mail })).toBe(
      "Online payment is off, guests pay by bank transfer: PESAPAL_CONSUMER_KEY and PESAPAL_CONSUMER_SECRET turn it on.",
    );
  });

  it("that a site on a domain sends no mail", () => {
    expect(said({ ...domain, ...keys })).toMatch(/^No mail is sent, .+ SMTP_URL .+$/);
  });

  it("nothing when all is set", () => {
    expect(said({ ...domain, ...mail, ...keys })).toBe("");
  });
});
