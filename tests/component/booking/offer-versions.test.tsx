import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { OfferJourney } from "@/lib/contract/offers";
import { messagesOf } from "@/lib/i18n/translator";
import { answering } from "./guest-support";
import { anOffer, atTheOffer, show } from "./offer-support";

const words = messagesOf("de").Offer;

atTheOffer();

/** An offer with a version that has neither the day nor the first line of the price of the other. */
function withVersions() {
  const { journey } = anOffer();
  const [line] = journey?.price.lines ?? [];
  if (!journey || !line) throw new Error("no journey");
  const version = (changes: Partial<OfferJourney>, lines: string[]) => ({
    ...{ ...journey, ...changes, line_subjects: lines },
    price: { ...journey.price, lines: lines.map(() => line) },
  });
  const camps = version({ name: "Mit Camps" }, ["line:balloon", "line:adults"]);
  const lodges = { variant: "lodges", name: "Mit Lodges", day_subjects: ["day:lodge"] };
  const others = [version(lodges, ["line:adults"])];
  answering(() => Response.json({ data: anOffer({ journey: camps, others }) }));
}

const typed = () =>
  screen
    .queryAllByLabelText<HTMLTextAreaElement>(words.ask.label)
    .filter(({ id }) => id !== "offer-question")
    .map(({ value }) => value);

describe("a question that is being typed on an offer with versions", () => {
  it("is there again after a look at another version, and takes the focus no second time", async () => {
    withVersions();
    const user = show();
    await screen.findByRole("radio", { name: "Mit Camps", checked: true });
    await user.click(screen.getByRole("button", { name: "Zu Tag 1 etwas fragen" }));
    await user.keyboard("Holt uns jemand ab?");
    const price = within(screen.getByRole("region", { name: words.price }));
    const [balloon, adults] = price.getAllByRole("button", { name: /^Fragen zu: / });
    for (const [button, text] of [
      [balloon, "Wie lange?"],
      [adults, "Pro Person?"],
    ] as const) {
      if (button) await user.click(button);
      await user.keyboard(text);
    }
    const all = ["Holt uns jemand ab?", "Wie lange?", "Pro Person?"];
    expect(typed()).toEqual(all);
    const lodges = screen.getByRole("radio", { name: "Mit Lodges" });
    await user.click(lodges);
    expect(typed()).toEqual(["Pro Person?"]);
    expect(document.activeElement).toBe(lodges);
    const camps = screen.getByRole("radio", { name: "Mit Camps" });
    await user.click(camps);
    expect(typed()).toEqual(all);
    expect(document.activeElement).toBe(camps);
  });
});

it("who reads along types their name without being led into another field", async () => {
  answering(() => Response.json({ data: anOffer({ reads_along: true }) }));
  const user = show();
  const about = messagesOf("de").Offer.comment.aboutDay.replace("{day}", "1");
  await user.click(await screen.findByRole("button", { name: about }));
  const [name] = await screen.findAllByLabelText<HTMLInputElement>(words.comment.name);
  if (name) await user.type(name, "Max");
  expect(name?.value).toBe("Max");
});
