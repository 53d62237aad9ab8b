import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { DeskQueries } from "@/components/desk/desk-queries";
import { OfferScreen } from "@/components/desk/offers/offer-screen";
import type { OfferDetail } from "@/lib/contract/desk/offers";
import type { DraftLine, DraftVariant } from "@/lib/contract/offer-document";
import { anOffer, library } from "./offer-screen-support";

let atDesk: OfferDetail;
let refused: string | undefined;
beforeEach(() => {
  refused = undefined;
  vi.stubGlobal(
    "EventSource",
    class {
      addEventListener() {}
      close() {}
    },
  );
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path === "/api/desk/send-offer" && refused)
      return Response.json(
        {
          error: {
            ...{ code: "invalid", message: "Please check this.", reason: refused },
            fields: { offer: ["Please check this."] },
          },
        },
        { status: 422 },
      );
    if (path !== "/api/desk/edit-offer") return Response.json(atDesk);
    const { draft } = JSON.parse(String(body));
    atDesk = { ...atDesk, draft, version: atDesk.version + 1 };
    return Response.json({ version: atDesk.version });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = (offer: OfferDetail) => {
  atDesk = offer;
  render(
    <DeskQueries>
      <OfferScreen first={atDesk} library={library} />
    </DeskQueries>,
  );
  return userEvent.setup();
};
const saved = () => vi.waitFor(() => expect(screen.getByText("Saved")).toBeTruthy(), 30_000);

/** Two versions with these names, and what the guest reads for each. */
function withNames(names: (string | null)[], changes: Partial<OfferDetail> = {}): OfferDetail {
  const offer = anOffer();
  const [variant] = offer.draft.variants;
  const [preview] = offer.previews;
  if (!variant || !preview) throw new Error("no version");
  const variants = names.map((name, at) => ({
    ...{ ...variant, id: `v-${at}` },
    name: name === null ? null : { source: "en" as const, texts: { en: name } },
  }));
  const previews = variants.map(({ id, name }, at) => ({
    ...{ ...preview, variant: id },
    name: name?.texts.en ?? `Variante ${"AB"[at]}`,
  }));
  return { ...offer, draft: { ...offer.draft, variants }, previews, ...changes };
}

describe("the versions of an offer", () => {
  it("have letters until they are named, and say what is not in the guest's language", async () => {
    const user = show(withNames([null, "With lodges"]));
    const [first, second] = screen.getAllByRole("button", { name: /^(Version|With)/ });
    expect(first?.textContent).toContain("Version A");
    expect(first?.textContent).not.toContain("not yet in German");
    expect(second?.textContent).toContain("Name not yet in German");
    expect(screen.getByText(/the guest reads “Variante A”/)).toBeTruthy();
    if (second) await user.click(second);
    expect(screen.queryByText(/If this is left empty, the guest reads/)).toBeNull();
    await user.type(screen.getByLabelText("What this version is called (German)"), "Mit Lodges");
    expect(second?.textContent).not.toContain("not yet in German");
  });

  it("are left only once what was typed into one can be read, unless it is removed; each has its own fields", async () => {
    const user = show(withNames(["Camps", "Lodges"]));
    const total = () => screen.getByLabelText<HTMLInputElement>("Total, typed");
    const isCamps = () =>
      screen.getByRole("button", { name: /^Camps/ }).getAttribute("aria-pressed") === "true";
    await user.type(total(), "1250,50");
    for (const other of [/^Lodges/, "Another version"]) {
      await user.click(screen.getByRole("button", { name: other }));
      expect(isCamps()).toBe(true);
      expect(total().value).toBe("1250,50");
      expect(document.activeElement).toBe(total());
    }
    expect(screen.getAllByRole("button", { name: /^(Camps|Lodges|Version)/ })).toHaveLength(2);
    await user.clear(total());
    await user.type(total(), "1250.50");
    await user.click(screen.getByRole("button", { name: /^Lodges/ }));
    expect(isCamps()).toBe(false);
    expect(total().value).toBe("");
    await user.type(total(), "1250,50");
    await removeVersion(user);
    expect(total().value).toBe("1250.50");
    expect(total().validity.valid).toBe(true);
  });

  it("of one name say so beside it, and again where one sends them all the same", async () => {
    refused = "same_names";
    const user = show(withNames(["Camps", "Camps"], { problems: ["same_names"] }));
    const name = screen.getByLabelText("What this version is called (English)");
    expect(name.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(name.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Another version has this name too. Give each its own.",
    );
    await user.click(screen.getByRole("button", { name: "Send by e-mail" }));
    expect(await screen.findByText("Not sent. Two versions have the same name.")).toBeTruthy();
    expect(screen.queryByText("Please check this.")).toBeNull();
  });
});

async function removeVersion(user: UserEvent) {
  await user.click(screen.getByRole("button", { name: "Remove this version" }));
  await user.click(screen.getByRole("button", { name: /^Yes, remove it/ }));
}

describe("what was written for an offer", () => {
  const titled = { source: "en" as const, texts: { en: "With the potters" } };

  it("goes with its day after a second press, and a day without words of our own at once", async () => {
    const offer = anOffer();
    const variants = offer.draft.variants.map((each) => ({
      ...each,
      days: each.days.map((day, at) => (at === 1 ? { ...day, title: titled } : day)),
    }));
    const user = show({ ...offer, draft: { ...offer.draft, variants } });
    await user.click(screen.getByRole("button", { name: "Delete: day 2" }));
    expect(screen.getByText("With the potters")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Leave it" }));
    await user.click(screen.getByRole("button", { name: "Delete: day 1" }));
    expect(screen.queryByText("To the crater", { selector: "span" })).toBeNull();
    expect(screen.getByText("With the potters")).toBeTruthy();
  });

  it("is deleted where that is pressed again", async () => {
    const offer = anOffer();
    const variants = offer.draft.variants.map((each) => ({
      ...each,
      days: each.days.map((day) => ({ ...day, over: titled })),
    }));
    const user = show({ ...offer, draft: { ...offer.draft, variants } });
    await user.click(screen.getByRole("button", { name: "Delete: day 2" }));
    await user.click(screen.getByRole("button", { name: /^Yes, delete it.*: day 2$/ }));
    expect(screen.queryByText("Among the potters", { selector: "span" })).toBeNull();
    await saved();
    expect(keptNow()?.days).toMatchObject([{ id: "one" }]);
  });

  it("goes with its version after a second press alone", async () => {
    const user = show(withNames(["With camps", "With lodges"]));
    await user.click(screen.getByRole("button", { name: "Remove this version" }));
    expect(screen.getAllByRole("button", { name: /^With/ })).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: /^Yes, remove it/ }));
    expect(screen.queryByRole("button", { name: /^With/ })).toBeNull();
    await saved();
    expect(atDesk.draft.variants).toMatchObject([{ id: "v-1" }]);
  });
});

describe("a folded day", () => {
  it("says what it has of our own, as another guest may have been written to there", async () => {
    const shows = { source: "en" as const, texts: { en: "The crater" } };
    const offer = anOffer();
    const [variant] = offer.draft.variants;
    const [first, second] = variant?.days ?? [];
    if (!variant || !first || !second) throw new Error("no days");
    const photographs = [{ file: `${"a".repeat(32)}-1600`, at: "over" as const, shows: null }];
    const days = [{ ...first, text: shows, photographs }, second];
    const user = show({ ...offer, draft: { ...offer.draft, variants: [{ ...variant, days }] } });
    const told = screen.getByText("Has words of our own. Has photographs of our own");
    expect(told.closest("li")?.textContent).toContain("To the crater");
    await user.click(screen.getByRole("button", { name: "Own words: day 1" }));
    expect(screen.queryByText(/^Has words/)).toBeNull();
  });
});

const keptNow = () => atDesk.draft.variants[0];

/** An offer with lines of its own. */
function withLines(lines: DraftLine[], changes: Partial<DraftVariant> = {}): OfferDetail {
  const offer = anOffer();
  const variants = offer.draft.variants.map((each) => ({ ...each, lines, ...changes }));
  return { ...offer, draft: { ...offer.draft, variants } };
}

describe("the price of an offer", () => {
  it("says beside it that it is for other days than there are", async () => {
    const offer = anOffer();
    const warnings = [{ kind: "other_days" as const, days: 8, priced_days: 6 }];
    show({ ...offer, previews: offer.previews.map((each) => ({ ...each, warnings })) });
    const price = screen.getByRole("heading", { name: "Price" }).closest("section");
    expect(within(price ?? document.body).getByText(/^The price is for 6 days/)).toBeTruthy();
    expect(screen.getAllByText(/^The price is for 6 days/)).toHaveLength(1);
  });

  it("says beside it that it is that of a seat in a group, and what to do for one", async () => {
    const offer = anOffer();
    const warnings = [{ kind: "group_price" as const }];
    show({ ...offer, previews: offer.previews.map((each) => ({ ...each, warnings })) });
    const price = screen.getByRole("heading", { name: "Price" }).closest("section");
    const told = within(price ?? document.body).getByText(/^This is the price of a seat/);
    expect(told.textContent).toContain("“Make a booking” on the request");
  });

  it("is kept with the days that it was made for by hand, and by the rule of the catalogue without", async () => {
    const user = show(anOffer());
    const kept = () => atDesk.draft.variants[0];
    const total = screen.getByLabelText("Total, typed");
    await user.type(total, "7000");
    await saved();
    expect(kept()).toMatchObject({ total_minor: 700_000, priced_days: 2 });
    await user.click(screen.getByRole("button", { name: "Delete: day 1" }));
    await saved();
    expect(kept()).toMatchObject({ days: [{ id: "two" }], priced_days: 2 });
    await user.clear(total);
    await vi.waitFor(() => expect(kept()).not.toHaveProperty("priced_days"), 30_000);
  });

  it("is for the days that it was made for by hand after a typed total is cleared, too", async () => {
    const own = { id: "own-1", of: null, text: null, amount_minor: 50_000 };
    const user = show(withLines([own], { total_minor: 60_000, priced_days: 2 }));
    await user.clear(screen.getByLabelText("Total, typed"));
    await vi.waitFor(() => expect(keptNow()).toMatchObject({ total_minor: null }), 30_000);
    expect(keptNow()).toMatchObject({ priced_days: 2 });
  });

  it.each([
    ["fewer days once something is taken off", 6, 2],
    ["too few days still, whatever is taken off", 1, undefined],
  ])("is for %s", async (_, priced_days, after) => {
    const own = { id: "own-1", of: null, text: null, amount_minor: 50_000 };
    const offer = withLines([own]);
    const warnings = [{ kind: "other_days" as const, days: 2, priced_days }];
    const user = show({
      ...offer,
      previews: offer.previews.map((each) => ({ ...each, warnings })),
    });
    await user.click(screen.getByRole("button", { name: "Add a discount" }));
    await vi.waitFor(() => expect(keptNow()?.lines).toHaveLength(2), 30_000);
    expect(keptNow()?.priced_days).toBe(after);
    await user.click(screen.getAllByRole("button", { name: "Remove Line" })[0] ?? document.body);
    await vi.waitFor(() => expect(keptNow()?.lines).toHaveLength(1), 30_000);
    expect(keptNow()?.priced_days).toBe(after);
  });
});
