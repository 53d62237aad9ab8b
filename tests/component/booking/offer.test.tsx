import { cleanup, screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { PlaceSchema } from "@/lib/contract/shared";
import { StaySchema } from "@/lib/contract/tours";
import { messagesOf } from "@/lib/i18n/translator";
import { answering, refused } from "./guest-support";
import { anOffer, atTheOffer, key, reference, show } from "./offer-support";

const words = messagesOf("de").Offer;

atTheOffer();

/** Says what is asked of who accepts. */
async function agree(user: ReturnType<typeof show>): Promise<void> {
  await user.type(screen.getByLabelText(words.accept.name), "Ada Vogelsang");
  await user.selectOptions(screen.getByLabelText("Land"), "DE");
  for (const box of screen.getAllByRole("checkbox")) await user.click(box);
}

describe("the page of an offer", () => {
  it("is read by its key, and says what is not in the guest's language", async () => {
    const asked = answering(() => Response.json({ data: anOffer() }));
    show();
    expect(await screen.findByRole("heading", { name: "Ton und Krater" })).toBeTruthy();
    expect(asked[0]).toMatchObject({ path: `/api/offers/${reference}`, bearer: `Bearer ${key}` });
    expect(screen.getByText(/Diesen Teil haben wir auf Englisch geschrieben/)).toBeTruthy();
    expect(screen.getByRole("heading", { name: "Ankunft" })).toBeTruthy();
    expect(screen.getByText("Parkgebühren")).toBeTruthy();
  });

  it("tells nothing without the right key", async () => {
    answering(() => refused(404, "not_found"));
    show();
    expect(await screen.findByRole("heading", { name: words.noEntry.title })).toBeTruthy();
  });

  it("asks beside a day: what was asked and answered stands there, and not among the rest", async () => {
    const said = (text: string, from: string | null, id: number) => ({
      ...{ id, from, text, kind: "question" as const, at: "2027-05-02T08:00:00Z" },
      ...{ subject: "day:a", about: "Tag 1, Ankunft" },
    });
    const before = [said("Holt uns jemand ab?", null, 1), said("Ja, Juma.", "Neema", 2)];
    const after = [...before, said("Mit Kindersitz?", null, 3)];
    const asked = answering(({ method }) =>
      Response.json({ data: anOffer({ messages: method === "GET" ? before : after }) }),
    );
    const user = show();
    const day = within(
      (await screen.findByRole("heading", { name: "Ankunft" })).closest("li") ?? document.body,
    );
    expect(await day.findByText("Ja, Juma.")).toBeTruthy();
    expect(screen.getAllByText("Ja, Juma.")).toHaveLength(1);
    await user.click(day.getByRole("button", { name: "Zu Tag 1 etwas fragen" }));
    const field = day.getByLabelText(words.ask.label);
    expect(document.activeElement).toBe(field);
    await user.type(field, "Mit Kindersitz?");
    await user.click(day.getByRole("button", { name: words.ask.send }));
    expect(await day.findByText("Mit Kindersitz?")).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ text: "Mit Kindersitz?", subject: "day:a" });
  });

  it("asks beside a line of the price", async () => {
    const said = {
      ...{ id: 1, from: null, text: "Pro Person?", kind: "question" as const },
      ...{ at: "2027-05-02T08:00:00Z", subject: "line:adults", about: "2 Erwachsene" },
    };
    const asked = answering(({ method }) =>
      Response.json({ data: anOffer({ messages: method === "GET" ? [] : [said] }) }),
    );
    const user = show();
    const price = within(await screen.findByRole("region", { name: words.price }));
    const [ask] = price.getAllByRole("button", { name: /^Fragen zu: / });
    if (ask) await user.click(ask);
    await user.type(price.getByLabelText(words.ask.label), "Pro Person?");
    await user.click(price.getByRole("button", { name: words.ask.send }));
    await price.findByText(words.ask.sent);
    expect(price.getByText("Pro Person?")).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ text: "Pro Person?", subject: "line:adults" });
  });

  it("takes a wish in one field: like this, but …", async () => {
    const asked = answering(() => Response.json({ data: anOffer() }));
    const user = show();
    await user.type(await screen.findByLabelText(words.wish.label), "mit einem Tag am Meer");
    await user.click(screen.getByRole("button", { name: words.wish.send }));
    await screen.findByText(words.ask.sent);
    expect(asked.at(-1)?.body).toEqual({ text: "mit einem Tag am Meer", kind: "wish" });
  });

  it("says that it has expired, and asks for a new one by a tap", async () => {
    const ended = anOffer({ state: "expired", journey: null });
    const said = {
      ...{ id: 1, from: null, text: words.ask.againText, at: "2027-05-02T08:00:00Z" },
      ...{ kind: "question" as const, subject: null, about: null },
    };
    const asked = answering(({ method }) =>
      Response.json({ data: method === "GET" ? ended : { ...ended, messages: [said] } }),
    );
    const user = show();
    expect(await screen.findByRole("heading", { name: words.states.expired.title })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: words.ask.again }));
    expect(await screen.findByText(words.ask.sent)).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ text: words.ask.againText });
    expect(within(screen.getByRole("list")).getByText(words.ask.againText)).toBeTruthy();
  });

  it("has versions to choose from, with what is different, and accepts the one that is chosen", async () => {
    const first = anOffer().journey;
    if (!first) throw new Error("no journey");
    const [day] = first.days;
    if (!day) throw new Error("no day");
    const others = [
      {
        ...first,
        ...{ variant: "lodges", name: "Mit Lodges", ends: "2027-08-09" },
        days: [day, { ...day, day: 2, title: "Am Kraterrand" }],
        price: { ...first.price, total_minor: first.price.total_minor + 150_000 },
      },
    ];
    const asked = answering(() =>
      Response.json({ data: anOffer({ journey: { ...first, name: "Mit Camps" }, others }) }),
    );
    const user = show();
    await screen.findByRole("radio", { name: "Mit Camps", checked: true });
    const lodges = screen.getByRole<HTMLInputElement>("radio", { name: "Mit Lodges" });
    const told = document.getElementById(lodges.getAttribute("aria-describedby") ?? "");
    for (const said of ["$1,500 mehr", "1\u00a0Tag länger", "Andere Tage: Am Kraterrand"])
      expect(told?.textContent).toContain(said);
    expect(screen.queryByRole("heading", { name: "Am Kraterrand" })).toBeNull();
    await user.click(lodges);
    expect(lodges.checked).toBe(true);
    expect(screen.getByRole("heading", { name: "Am Kraterrand" })).toBeTruthy();
    expect(screen.getByText("$1,500 weniger")).toBeTruthy();
    expect(screen.getByText("Sie nehmen „Mit Lodges“ an.")).toBeTruthy();
    await agree(user);
    await user.click(screen.getByRole("button", { name: words.accept.button }));
    await vi.waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ variant: "lodges" }), 30_000);
  });

  it("shows the price of another party and accepts that; without bounds it asks for it in one tap", async () => {
    const first = anOffer().journey;
    if (!first) throw new Error("no journey");
    const three = {
      ...{ ...first, adults: 3 },
      price: { ...first.price, total_minor: 1_234_500 },
    };
    const counts = { least: 1, most: 4 };
    const party = { adults: counts, children: counts, people: 6, min_age: 6 };
    const asked = answering(({ path }) =>
      Response.json({
        data: anOffer({ party, ...(path.endsWith("/party") && { journey: three }) }),
      }),
    );
    const user = show();
    const { adults, more: oneMore } = messagesOf("de").TourPrice;
    const more = oneMore.replace("{label}", adults);
    await user.click(await screen.findByRole("button", { name: more }));
    await user.click(screen.getByRole("button", { name: words.party.show }));
    expect(await screen.findByText(/gilt jetzt für 3 Erwachsene/)).toBeTruthy();
    const price = within(screen.getByRole("region", { name: words.price }));
    expect(price.getByText("$12,345")).toBeTruthy();
    // One goes on at what came of it, not at the top of the page.
    const isAt = (text: RegExp) =>
      vi.waitFor(() => expect(document.activeElement?.textContent).toMatch(text), 30_000);
    await isAt(/gilt jetzt für 3\u00a0Erwachsene.*\$12,345$/);
    expect(asked.at(-1)?.body).toEqual({ version: 3, adults: 3, children: [9] });
    await agree(user);
    await user.click(screen.getByRole("button", { name: words.accept.button }));
    const accepted = { adults: 3, children: [9], shown_total_minor: 1_234_500 };
    await vi.waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ party: accepted }), 30_000);
    await user.click(screen.getByRole("button", { name: words.party.back }));
    await isAt(/gilt jetzt für 2\u00a0Erwachsene/);
    expect(price.queryByText("$12,345")).toBeNull();
    cleanup();
    const fixed = answering(() => Response.json({ data: anOffer() }));
    show();
    await user.click(await screen.findByRole("button", { name: more }));
    await user.click(screen.getByRole("button", { name: words.party.ask }));
    await screen.findByText(words.ask.sent);
    const question = "Was würde diese Reise für 3 Erwachsene und 1 Kind (Alter: 9) kosten?";
    expect(fixed.at(-1)?.body).toEqual({ text: question });
  });

  it("has the way to its acceptance at hand, without losing its key; who reads along has not", async () => {
    answering(() => Response.json({ data: anOffer() }));
    const user = show();
    const [ways] = await screen.findAllByRole("button", { name: words.accept.go });
    // Beside the price as well: a wide window has no bar at its foot.
    const price = screen.getByRole("region", { name: words.price });
    expect(within(price).getByRole("button", { name: words.accept.go })).toBeTruthy();
    const shown = vi.fn();
    Element.prototype.scrollIntoView = shown;
    await user.click(ways as HTMLElement);
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce(), 8_000);
    const at = within(document.activeElement as HTMLElement);
    expect(at.getByRole("heading", { name: words.accept.title })).toBeTruthy();
    expect(window.location.hash).toBe(`#${key}`);
    cleanup();
    answering(() => Response.json({ data: anOffer({ reads_along: true }) }));
    show();
    await screen.findByRole("heading", { name: "Ankunft" });
    expect(screen.queryByRole("button", { name: words.accept.go })).toBeNull();
  });

  it("says so when it was replaced while it was read, and shows what counts now", async () => {
    let version = 3;
    answering(({ method }) => {
      if (method === "GET") return Response.json({ data: anOffer({ version }) });
      version = 4;
      return refused(409, "conflict", messagesOf("de").ApiErrors.offer_changed, "offer_changed");
    });
    const user = show();
    await screen.findByRole("heading", { name: words.accept.title });
    await agree(user);
    await user.click(screen.getByRole("button", { name: words.accept.button }));
    expect(await screen.findByText(messagesOf("de").ApiErrors.offer_changed)).toBeTruthy();
  });

  it("is counted as opened for its guest, and not for a colleague who looks at it", async () => {
    const asked = answering(() => Response.json({ data: anOffer() }));
    show();
    await screen.findByRole("heading", { name: "Ankunft" });
    await vi.waitFor(
      () => expect(asked.at(-1)?.path).toBe(`/api/offers/${reference}/opened`),
      30_000,
    );
    cleanup();
    sessionStorage.clear();
    window.history.replaceState(null, "", `/Offer/${reference}#${key}~desk`);
    const looked = answering(() => Response.json({ data: anOffer() }));
    show();
    await screen.findByRole("heading", { name: "Ankunft" });
    expect(looked.map(({ path }) => path)).toEqual([`/api/offers/${reference}`]);
    expect(looked[0]?.bearer).toBe(`Bearer ${key}`);
  });

  it("is read along by fellow travellers, who say something and accept nothing", async () => {
    window.history.replaceState(null, "", `/Offer/${reference}#or_${"r".repeat(43)}`);
    const asked = answering(() => Response.json({ data: anOffer({ reads_along: true }) }));
    const user = show();
    await user.type(await screen.findByLabelText(words.comment.name), "Max");
    await user.type(screen.getByLabelText(words.comment.label), "Löwen!");
    await user.click(screen.getByRole("button", { name: words.comment.send }));
    expect(await screen.findByText(words.comment.sent)).toBeTruthy();
    expect(asked.map(({ path }) => path)).toEqual([
      `/api/offers/${reference}/read`,
      `/api/offers/${reference}/comment`,
    ]);
    expect(asked.at(-1)?.body).toEqual({ name: "Max", text: "Löwen!" });
    for (const name of [words.accept.button, words.ask.send, words.readers.make, words.wish.send])
      expect(screen.queryByRole("button", { name })).toBeNull();
  });

  it("tells of a camp once: of the next night in it, that it is the same, elsewhere all again", async () => {
    const { journey } = anOffer();
    const [first] = journey?.days ?? [];
    if (!journey || !first) throw new Error("no day");
    const stay = StaySchema.parse({
      ...{ name: "Kuro Camp", type: "mobile_camp", type_text: "Mobiles Camp" },
      ...{ level: "mid_range", bathroom: "ensuite" },
    });
    const days = ["serengeti", "serengeti", "tarangire"].map((id, at) => {
      const night = PlaceSchema.parse({ ...{ id, slug: id, name: id }, position: [-3, 35] });
      return { ...first, day: at + 1, title: `Tag ${at + 1} hier`, night, stay };
    });
    answering(() => Response.json({ data: anOffer({ journey: { ...journey, days } }) }));
    show();
    expect(await screen.findAllByText("Kuro Camp")).toHaveLength(3);
    expect(screen.getAllByText("Eigenes Bad")).toHaveLength(2);
    const second = screen.getByRole("heading", { name: "Tag 2 hier" }).closest("li");
    const again = messagesOf("de").TourPage.day.sameStay;
    expect(second?.contains(screen.getByText(again))).toBe(true);
  });

  it("has a link for fellow travellers made and taken back", async () => {
    const link = `http://de.localhost/Offer/${reference}#or_x`;
    const asked = answering(({ method, body }) => {
      const on = method === "POST" && JSON.stringify(body).includes("true");
      return Response.json({ data: anOffer({ reading_link: on ? link : null }) });
    });
    const user = show();
    await user.click(await screen.findByRole("button", { name: words.readers.make }));
    expect(await screen.findByRole("button", { name: words.readers.copy })).toBeTruthy();
    await user.click(screen.getByRole("button", { name: words.readers.stop }));
    expect(await screen.findByRole("button", { name: words.readers.make })).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ on: false });
  });

  it("says of an older link that a newer one was sent, and has it mailed", async () => {
    const asked = answering(({ method }) =>
      method === "GET"
        ? refused(409, "conflict", "", "offer_link_replaced")
        : Response.json({ data: { done: true } }),
    );
    const user = show();
    await user.click(await screen.findByRole("button", { name: words.replaced.send }));
    expect(await screen.findByText(words.replaced.sent)).toBeTruthy();
    expect(asked.at(-1)?.path).toBe(`/api/offers/${reference}/newest-link`);
  });
});
