import { render } from "@testing-library/react";
import Cookies from "js-cookie";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InvitationIsland } from "@/components/affiliate/invitation-island";
import { emptyDraft } from "@/components/quote/empty-draft";
import { invitationCode } from "@/lib/site/invitation";
import { arrival } from "@/lib/site/luggage/arrival";
import { firstScript, luggageKey, luggageMark } from "@/lib/site/luggage/first-script";
import { packed } from "@/lib/site/luggage/pack";
import { rememberInvitation } from "@/lib/site/remember-invitation";

const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const kept = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? "null");

/** Opens a page at an address, as the browser does: the first script runs. */
async function arriveWith(hash: string, path = "/About?x=1") {
  window.history.replaceState(null, "", path + hash);
  new Function(firstScript)();
  await arrival();
}
const bring = (luggage: unknown) =>
  arriveWith(`#${luggageMark}${encodeURIComponent(JSON.stringify(luggage))}`);
const now = { v: 1, packed_at: Date.now() };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Cookies.remove("invited_by");
  document.body.innerHTML = "";
});
afterEach(() => vi.restoreAllMocks());

describe("what goes along to another language", () => {
  const draft = {
    ...emptyDraft,
    travel_type: "family",
    tour: "crater-and-plains",
    message: "It is a surprise",
    full_name: "Jürgen Weiß",
    email: "juergen@example.com",
    phone: "+4930901820",
    country: "DE",
    agree: true,
  };
  const stored = {
    version: 1,
    started_at: 1000,
    saved_at: 2000,
    request_key: "secret-key",
    draft,
    alternates: { en: "crater-and-plains", de: "krater-und-ebenen" },
  };
  const inside = (text: string) => JSON.parse(decodeURIComponent(text.slice(luggageMark.length)));

  it("is a draft's answers with the tour by its name there, and nothing of who asks", () => {
    keep("tembea-quote", stored);
    const text = packed("en", "de");
    expect(inside(text).quote).toMatchObject({
      started_at: 1000,
      saved_at: 2000,
      draft: { travel_type: "family", tour: "krater-und-ebenen" },
    });
    for (const secret of ["surprise", "Weiß", "example.com", "4930901820", "agree", "secret-key"])
      expect(decodeURIComponent(text)).not.toContain(secret);
    expect(inside(packed("en", "fr")).quote.draft.tour).toBeNull();
  });

  it("is a guest's favourites and comparison; those of an account are with the account", () => {
    keep("tembea-wishlist", ["a-tour", "b-tour"]);
    keep("tembea-compare", ["c-tour"]);
    expect(inside(packed("en", "de"))).toMatchObject({
      wishlist: "a-tour.b-tour",
      compare: "c-tour",
    });
    keep("tembea-wishlist-synced", ["a-tour"]);
    expect(inside(packed("en", "de"))).not.toHaveProperty("wishlist");
  });

  it("is by whom a guest was invited", () => {
    rememberInvitation("amani-7k2p9xq4");
    expect(inside(packed("en", "de"))).toMatchObject({ invited: "amani-7k2p9xq4" });
  });

  it.each(["{", "null", "7", '"x"', '{"draft":7}', "[]"])(
    "is nothing of a storage with %s",
    (text) => {
      for (const key of ["tembea-quote", "tembea-booking", "tembea-wishlist", "tembea-compare"])
        localStorage.setItem(key, text);
      expect(packed("en", "de")).toBe("");
    },
  );
});

describe("what comes from another language", () => {
  it("is out of the address before anything else runs, and the page's own part stays", async () => {
    await arriveWith(`#bk_key${luggageMark}x`);
    expect(window.location.href).toMatch(/\/About\?x=1#bk_key$/);
    await arriveWith(`#${luggageMark}x`);
    expect(window.location.href).toMatch(/\/About\?x=1$/);
    await arriveWith("#itinerary");
    expect(window.location.hash).toBe("#itinerary");
    expect(sessionStorage.getItem(luggageKey)).toBeNull();
  });

  it("joins favourites and comparison; what is here stays and comes first", async () => {
    keep("tembea-wishlist", ["own", "both"]);
    keep("tembea-compare", ["own"]);
    await bring({ ...now, wishlist: "both.new", compare: "new" });
    expect(kept("tembea-wishlist")).toEqual(["own", "both", "new"]);
    expect(kept("tembea-compare")).toEqual(["own", "new"]);
  });

  it("never pushes a favourite out, nor a tour of a comparison that is full", async () => {
    const own = Array.from({ length: 60 }, (_, at) => `own-${at}`);
    keep("tembea-wishlist", own);
    keep("tembea-compare", ["a", "b", "c"]);
    await bring({ ...now, wishlist: "new", compare: "d.e" });
    expect(kept("tembea-wishlist")).toEqual(own);
    expect(kept("tembea-compare")).toEqual(["a", "b", "c"]);
    expect(kept("tembea-compare-arrived")).toEqual(["d", "e"]);
  });

  it("is by whom a guest was invited, also before the link of another whose page they arrive at", async () => {
    const luggage = { ...now, invited: "amani-7k2p9xq4" };
    window.history.replaceState(
      null,
      "",
      `/x#${luggageMark}${encodeURIComponent(JSON.stringify(luggage))}`,
    );
    new Function(firstScript)();
    render(<InvitationIsland code="neema-2b3c4d5e" />);
    await vi.waitFor(() => expect(invitationCode()).toBeDefined());
    expect(invitationCode()).toBe("amani-7k2p9xq4");
  });

  it("tells the site once whose link was followed, which keeps it where a script may not", async () => {
    const fetched = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
    rememberInvitation("amani-7k2p9xq4");
    rememberInvitation("neema-2b3c4d5e");
    const body = JSON.stringify({ code: "amani-7k2p9xq4" });
    expect(fetched).toHaveBeenCalledExactlyOnceWith(
      "/api/invitation",
      expect.objectContaining({ method: "POST", body, keepalive: true }),
    );
    expect(invitationCode()).toBe("amani-7k2p9xq4");
  });

  it("is by whom a guest was invited; whose link was followed first here stays", async () => {
    await bring({ ...now, invited: "amani-7k2p9xq4" });
    expect(invitationCode()).toBe("amani-7k2p9xq4");
    await bring({ ...now, invited: "neema-2b3c4d5e" });
    expect(invitationCode()).toBe("amani-7k2p9xq4");
  });

  it("leaves out an invitation that is none, and takes all else", async () => {
    await bring({ ...now, invited: "<b>", compare: "new" });
    expect(invitationCode()).toBeUndefined();
    expect(document.cookie).not.toContain("invited_by");
    expect(kept("tembea-compare")).toEqual(["new"]);
  });

  it("lays a draft beside the one that is here", async () => {
    keep("tembea-quote", { mine: true });
    const quote = { started_at: 1, saved_at: 2, draft: { days: "9" } };
    await bring({ ...now, quote });
    expect(kept("tembea-quote")).toEqual({ mine: true });
    expect(kept("tembea-quote-arrived")).toEqual(quote);
  });

  it.each<[string, string]>([
    ["ten thousand letters", "x".repeat(10_000)],
    [
      "ten thousand letters of a list",
      encodeURIComponent(JSON.stringify({ ...now, compare: "a".repeat(10_000) })),
    ],
    ["a half escape", "%E0%A4%A"],
    ["no JSON", "{"],
    ["null", "null"],
    ["a list", "%5B%5D"],
    ["a script", encodeURIComponent("<script>alert(1)</script>")],
    [
      "wrong types",
      encodeURIComponent(
        JSON.stringify({ ...now, wishlist: { a: 1 }, compare: 7, quote: "x", booking: [] }),
      ),
    ],
    [
      "ids that are none",
      encodeURIComponent(JSON.stringify({ ...now, wishlist: "../x.<b>", compare: "a.b.c.d.e" })),
    ],
    [
      "a prototype",
      encodeURIComponent(
        `{"v":1,"packed_at":${Date.now()},"__proto__":{"own":1},"constructor":{"prototype":{"own":1}}}`,
      ),
    ],
    ["another version", encodeURIComponent(JSON.stringify({ ...now, v: 2, compare: "a" }))],
    [
      "what was packed an hour ago",
      encodeURIComponent(JSON.stringify({ v: 1, packed_at: Date.now() - 3_600_000, compare: "a" })),
    ],
    [
      "what will be packed tomorrow",
      encodeURIComponent(
        JSON.stringify({ v: 1, packed_at: Date.now() + 86_400_000, compare: "a" }),
      ),
    ],
  ])("is ignored when it is %s", async (_, text) => {
    const warn = vi.spyOn(console, "warn");
    await arriveWith(`#${luggageMark}${text}`);
    expect(window.location.href).toMatch(/\/About\?x=1$/);
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect({}).not.toHaveProperty("own");
    expect(warn).not.toHaveBeenCalled();
  });

  it("gives no draft a prototype of its own", async () => {
    const quote = `{"started_at":1,"saved_at":2,"draft":{"__proto__":{"days":"9"},"days":"3"}}`;
    await arriveWith(
      `#${luggageMark}${encodeURIComponent(`{"v":1,"packed_at":${Date.now()},"quote":${quote}}`)}`,
    );
    expect(kept("tembea-quote-arrived")).toMatchObject({ draft: { days: "3" } });
    expect(Object.keys((kept("tembea-quote-arrived") as { draft: object }).draft)).toEqual([
      "days",
    ]);
  });
});
