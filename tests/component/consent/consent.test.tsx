import "@testing-library/jest-dom/vitest";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import Cookies from "js-cookie";
import { createTranslator } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Consent from "@/components/layout/consent/consent";
import { ConsentLink } from "@/components/layout/consent/consent-link";
import { consentWords } from "@/components/layout/consent/consent-words";
import type { Words } from "@/components/layout/words";
import { catalogues } from "@/lib/i18n/translator";
import type { ServiceIds } from "@/lib/site/consent/purposes";
import { leaveConsent } from "../../support/consent";
import { teachDialogs } from "../../support/dialog";

const messages = catalogues.en;

const shown = { path: "/" };
vi.mock("next/navigation", () => ({ usePathname: () => shown.path }));

const both: ServiceIds = { measurement: "k4x0c2ddvs", advertising: "1234567890123456" };
const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
const kept = () => JSON.parse(localStorage.getItem("consent") ?? "null");
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const phone = { is: false };

beforeEach(() => {
  teachDialogs();
  vi.useFakeTimers({ now: new Date("2027-01-10T09:00:00Z") });
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "(width < 640px)" && phone.is,
  }));
});
afterEach(() => {
  leave();
  localStorage.clear();
  Object.assign(shown, { path: "/" });
  phone.is = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The page is left; what is kept in the browser stays. */
function leave() {
  vi.clearAllTimers();
  cleanup();
  leaveConsent();
  document.head.replaceChildren();
}

async function open(services: ServiceIds = both) {
  const translate = createTranslator({ locale: "en", messages, namespace: "Consent" });
  const words = consentWords(translate as unknown as Words, "en", services);
  const page = () => (
    <>
      <Consent services={services} words={words} />
      <ul>
        <ConsentLink text="The way back" />
      </ul>
    </>
  );
  const { rerender } = render(page());
  await pass(0);
  return async (path: string) => {
    shown.path = path;
    rerender(page());
    await pass(0);
  };
}

const question = () => screen.queryByRole("region", { name: messages.Consent.title });

describe("the question about services of others", () => {
  it("names what is asked for, and gives both answers the same weight", async () => {
    await open();
    expect(question()).toHaveTextContent("services for measurement and advertising.");
    const [refuse, accept] = ["Refuse", "Accept"].map((name) =>
      screen.getByRole("button", { name }),
    );
    expect(refuse?.className).toBe(accept?.className);
    await pass(60_000);
    expect(scripts()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it("loads nothing once refused, and is not asked again for six months", async () => {
    await open();
    press("Refuse");
    await pass(60_000);
    expect(question()).toBeNull();
    leave();
    vi.setSystemTime(new Date("2027-07-09T09:00:00Z"));
    await open();
    expect(question()).toBeNull();
    expect(scripts()).toEqual([]);
    leave();
    vi.setSystemTime(new Date("2027-07-12T09:00:00Z"));
    await open();
    expect(question()).toBeInTheDocument();
  });

  it("keeps the time and the version of the choice", async () => {
    await open();
    press("Accept");
    const { lastConsentTimestamp, revision, categories } = kept();
    expect(lastConsentTimestamp).toBe("2027-01-10T09:00:00.000Z");
    expect(categories).toEqual(["measurement", "advertising"]);
    expect(revision).toBeGreaterThan(0);
  });

  it("is asked anew when another service is switched on", async () => {
    await open();
    press("Accept");
    leave();
    await open({ ...both, chat: "5f3c1a2bcc6a6a5947ad2e3f/default" });
    expect(question()).toHaveTextContent("measurement, advertising and live chat");
    await pass(60_000);
    expect(scripts()).toEqual([]);
  });

  it("forgets what services left behind once the choice has run out", async () => {
    Cookies.set("_fbp", "fb.1.2.3");
    Cookies.set("locale", "en");
    await open();
    expect(Cookies.get()).toEqual({ locale: "en" });
  });
});

describe("services that were agreed to", () => {
  it.each([
    [false, 5_000],
    [true, 6_000],
  ])("wait for their time (phone: %s, %i ms)", async (isPhone, delayMs) => {
    phone.is = isPhone;
    await open();
    press("Accept");
    await pass(delayMs - 1);
    expect(scripts()).toEqual([]);
    await pass(1);
    expect(scripts()).toEqual([
      "https://www.clarity.ms/tag/k4x0c2ddvs",
      "https://connect.facebook.net/en_US/fbevents.js",
    ]);
  });

  it("are loaded on the next visit without a question", async () => {
    await open();
    press("Accept");
    leave();
    await open();
    expect(question()).toBeNull();
    await pass(5_000);
    expect(scripts()).toHaveLength(2);
  });

  it("are those that were ticked", async () => {
    await open();
    press("Choose");
    fireEvent.click(screen.getByRole("checkbox", { name: "Advertising" }));
    press("Save my choice");
    await pass(5_000);
    expect(scripts()).toEqual(["https://connect.facebook.net/en_US/fbevents.js"]);
    expect(question()).toBeNull();
    fireEvent.click(screen.getByText("The way back"));
    expect(screen.getByRole("checkbox", { name: "Advertising" })).toBeChecked();
    expect(screen.getByRole("checkbox", { name: "Measurement" })).not.toBeChecked();
  });

  it("are not loaded on a page with somebody's own data, but on the next", async () => {
    shown.path = "/Profile";
    const go = await open();
    press("Accept");
    await pass(60_000);
    expect(scripts()).toEqual([]);
    await go("/About");
    await pass(5_000);
    expect(scripts()).toHaveLength(2);
  });

  it("look away from a page with somebody's own data", async () => {
    const go = await open();
    press("Accept");
    await pass(5_000);
    const [clarity, fbq] = [vi.fn(), vi.fn()];
    Object.assign(window, { clarity, fbq });
    await go("/Booking/B-1");
    expect(clarity).toHaveBeenCalledExactlyOnceWith("stop");
    expect(fbq).not.toHaveBeenCalled();
    await go("/About");
    expect(fbq).toHaveBeenCalledExactlyOnceWith("track", "PageView");
  });
});
