import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { messagesOf } from "@/lib/i18n/translator";
import { answering } from "./guest-support";
import { anOffer, atTheOffer, show } from "./offer-support";

const words = messagesOf("de").Offer;

atTheOffer();

it("an offer is printed with the pictures that nobody has scrolled to, and without what is only asked on the screen", async () => {
  const offer = anOffer();
  const [day] = offer.journey?.days ?? [];
  if (!day) throw new Error("no day");
  const camp = { url: "/photographs/x-800", alt: "Unser Camp", color: "#fff" };
  day.under = { text: "", language: null, pictures: [camp] };
  answering(() => Response.json({ data: offer }));
  const user = show();
  const picture = (await screen.findByRole("img", { name: "Unser Camp" })) as HTMLImageElement;
  const heading = await screen.findByRole("heading", { name: words.ask.title });
  expect(heading.closest("section")?.className).toContain("print:hidden");
  const loaded: string[] = [];
  HTMLImageElement.prototype.decode = function () {
    loaded.push(`${this.alt} ${this.loading}`);
    return Promise.resolve();
  };
  const print = vi.fn();
  vi.stubGlobal("print", print);
  expect(picture.getAttribute("loading")).toBe("lazy");
  await user.click(screen.getByRole("button", { name: words.print }));
  await vi.waitFor(() => expect(print).toHaveBeenCalled(), 30_000);
  expect(loaded).toContain("Unser Camp eager");
});
