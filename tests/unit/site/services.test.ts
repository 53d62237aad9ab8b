import { afterEach, describe, expect, it, vi } from "vitest";
import { isPersonal } from "@/lib/site/consent/personal-page";
import { securityHeaders } from "../../../server/edge/security-headers";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function services(environment: Record<string, string>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const { configuredServices } = await import("@/lib/site/services");
  return configuredServices();
}

describe("services of others", () => {
  it("are none unless the operator names one", async () => {
    expect(await services({})).toBeUndefined();
    expect(await services({ META_PIXEL_ID: "", CLARITY_ID: "", TAWK_ID: "" })).toBeUndefined();
  });

  it("are those that are named", async () => {
    expect(await services({ CLARITY_ID: "k4x0c2ddvs" })).toEqual({ measurement: "k4x0c2ddvs" });
  });

  it("stand under what they are for", async () => {
    const given = {
      META_PIXEL_ID: "1234567890123456",
      CLARITY_ID: "k4x0c2ddvs",
      TAWK_ID: "5f3c1a2bcc6a6a5947ad2e3f/default",
    };
    expect(await services(given)).toEqual({
      advertising: "1234567890123456",
      measurement: "k4x0c2ddvs",
      chat: "5f3c1a2bcc6a6a5947ad2e3f/default",
    });
  });

  it.each([
    ["META_PIXEL_ID", "UA-12345"],
    ["META_PIXEL_ID", "123456789012345;"],
    ["CLARITY_ID", "../collect"],
    ["CLARITY_ID", "k4x0c2ddvs?x=1"],
    ["TAWK_ID", "5f3c1a2bcc6a6a5947ad2e3f"],
    ["TAWK_ID", "5f3c1a2bcc6a6a5947ad2e3f/default/../x"],
    ["TAWK_ID", "https://embed.tawk.to/5f3c1a2bcc6a6a5947ad2e3f/default"],
  ])("stop the start when %s is %s", async (name, value) => {
    await expect(services({ [name]: value })).rejects.toThrow(`${name} in the environment: does`);
  });
});

describe("pages with somebody's own data", () => {
  it("are known by their path and what is below it", () => {
    const ofAccounts = ["/Profile", "/Login", "/Affiliate", "/AffiliateLink"];
    const personal = [...ofAccounts, "/Booking/B-1", "/ThankyouQuote"];
    expect(personal.filter((path) => !isPersonal(path))).toEqual([]);
    const open = ["/", "/Bookings", "/Our-Booking-Process", "/trip/x", "/affiliate"];
    expect(open.filter(isPersonal)).toEqual([]);
  });

  it("are among others all whose address is kept from other sites", () => {
    const ofGuests = ["ResetPassword", "Booking", "BookingCompleted", "Payment", "Waiting-List"];
    const ofTheDesk = ["Booking-Desk", "Moderation", "Reward-Desk"];
    for (const path of [...ofGuests, ...ofTheDesk].map((name) => `/${name}`)) {
      expect(securityHeaders(path, true)["Referrer-Policy"]).toBe("no-referrer");
      expect(isPersonal(path), path).toBe(true);
    }
  });
});
