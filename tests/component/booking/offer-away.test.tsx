import "@testing-library/jest-dom/vitest";
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { messagesOf } from "@/lib/i18n/translator";
import { answering } from "./guest-support";
import { anOffer, atTheOffer, show } from "./offer-support";

vi.mock("@/components/form/draft/later-part", () => ({
  laterPart: () => ({
    load: () => Promise.reject(new TypeError("Failed to fetch dynamically imported module")),
    use: () => undefined,
  }),
}));

atTheOffer();

it("says once that the rest of an offer with versions could not be loaded", async () => {
  const { journey } = anOffer();
  if (!journey) throw new Error("no journey");
  const others = [{ ...journey, variant: "lodges", name: "Mit Lodges" }];
  answering(() => Response.json({ data: anOffer({ journey, others }) }));
  show();
  expect(await screen.findByRole("alert")).toHaveTextContent(messagesOf("de").Offer.away.title);
});
