import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { messagesOf } from "@/lib/i18n/translator";
import { answering } from "./guest-support";
import { anOffer, atTheOffer, show } from "./offer-support";

const words = messagesOf("de");
const { children: many, childAge, more: oneMore } = words.TourPrice;

atTheOffer();

it("a child that is added to an offer is as old as is shown, and old enough", async () => {
  const counts = { least: 0, most: 4 };
  const party = { adults: { least: 1, most: 4 }, children: counts, people: 6, min_age: 12 };
  const asked = answering(() => Response.json({ data: anOffer({ party }) }));
  const user = show();
  const more = oneMore.replace("{label}", many);
  await user.click(await screen.findByRole("button", { name: more }));
  const ages = [1, 2].map((number) =>
    screen.getByLabelText<HTMLSelectElement>(childAge.replace("{number}", String(number))),
  );
  expect(ages.map(({ value }) => value)).toEqual(["9", "12"]);
  await user.click(screen.getByRole("button", { name: words.Offer.party.show }));
  expect(asked.at(-1)?.body).toMatchObject({ children: [9, 12] });
});
