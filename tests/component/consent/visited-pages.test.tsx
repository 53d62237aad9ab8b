import { act, cleanup, render } from "@testing-library/react";
import { createTranslator } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Consent from "@/components/layout/consent/consent";
import { consentWords } from "@/components/layout/consent/consent-words";
import type { Words } from "@/components/layout/words";
import { CameFromSchema } from "@/lib/contract/came-from";
import { catalogues } from "@/lib/i18n/translator";
import { decide } from "@/lib/site/consent/choice";
import type { Purpose, ServiceIds } from "@/lib/site/consent/purposes";
import { visitedPages } from "@/lib/site/consent/visited-pages";
import { leaveConsent } from "../../support/consent";

const shown = { path: "/" };
vi.mock("next/navigation", () => ({ usePathname: () => shown.path }));

const services: ServiceIds = { measurement: "k4x0c2ddvs", advertising: "1234567890123456" };

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  cleanup();
  leaveConsent();
  localStorage.clear();
  sessionStorage.clear();
  shown.path = "/";
  vi.unstubAllGlobals();
});

/** A visitor opens a page, and then others. */
async function open() {
  const translate = createTranslator({
    ...{ locale: "en", messages: catalogues.en, namespace: "Consent" },
  } as const);
  const words = consentWords(translate as unknown as Words, "en", services);
  const page = () => <Consent services={services} words={words} />;
  const { rerender } = render(page());
  await act(async () => undefined);
  return async (path: string) => {
    shown.path = path;
    rerender(page());
    await act(async () => undefined);
  };
}
const agree = (...purposes: Purpose[]) => act(async () => decide(purposes));

describe("the pages of a visit", () => {
  it("are kept nowhere before anything is agreed to, nor for advertising, nor once it is refused", async () => {
    const go = await open();
    await go("/Blogs");
    expect(sessionStorage).toHaveLength(0);
    await agree("advertising");
    await go("/trip/crater");
    expect(visitedPages()).toEqual([]);
    await agree();
    await go("/Contact");
    expect(sessionStorage).toHaveLength(0);
  });

  it("are kept in the tab from the page on which measurement was agreed to, without those of one's own", async () => {
    const go = await open();
    await go("/Blogs");
    await agree("measurement");
    const ownPages = ["/Booking/B-7KM4-X2PA-9TRH", "/Profile", "/ThankyouQuote"];
    for (const path of ["/trip/crater", ...ownPages, "/Quote"]) await go(path);
    expect(visitedPages()).toEqual(["/Blogs", "/trip/crater", "/Quote"]);
    expect(localStorage.getItem("trip")).toBeNull();
  });

  it("are the last twenty, as the contract takes them", async () => {
    const go = await open();
    await agree("measurement");
    for (let at = 1; at <= 25; at += 1) await go(`/trip/${at}`);
    await go(`/${"a".repeat(900)}`);
    const pages = visitedPages();
    expect([pages.length, pages[0], pages.at(-1)]).toEqual([20, "/trip/6", "/trip/25"]);
    expect(CameFromSchema.safeParse({ page: "/", pages }).error).toBeUndefined();
  });

  it("are forgotten when the leave is taken back", async () => {
    const go = await open();
    await agree("measurement");
    await go("/trip/crater");
    expect(visitedPages()).not.toEqual([]);
    await agree();
    expect(sessionStorage).toHaveLength(0);
  });

  it("go along no more, and are kept no more, once the leave is taken back in another tab", async () => {
    const go = await open();
    await agree("measurement");
    await go("/trip/crater");
    expect(visitedPages()).toEqual(["/", "/trip/crater"]);
    const kept = JSON.parse(localStorage.getItem("consent") ?? "");
    localStorage.setItem("consent", JSON.stringify({ ...kept, categories: [] }));
    expect(visitedPages()).toEqual([]);
    await go("/Blogs");
    expect(sessionStorage).toHaveLength(0);
  });

  it("are none where somebody has written something else there", () => {
    localStorage.setItem("consent", '{ "categories": ["measurement"] }');
    for (const odd of ["{", "7", '["x", 1, "/ok", "/\\n"]', `["/${"a".repeat(300)}"]`]) {
      sessionStorage.setItem("trip", odd);
      expect(visitedPages()).toEqual(odd.includes("/ok") ? ["/ok"] : []);
    }
  });
});
