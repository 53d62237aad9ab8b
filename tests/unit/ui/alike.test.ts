import { expect, it } from "vitest";
import { alike } from "@/components/stay/alike";
import { type StayCard, stayListEndpoint } from "@/lib/contract/stays";

const place = { id: "kilimanjaro", slug: "kilimanjaro", name: "Kilimanjaro", position: [-3, 37] };
const said = { place, name: "", type: "mountain_camp", type_text: "Camp", level: "standard" };

function stay(id: string, hot_water: StayCard["hot_water"]): StayCard {
  const meta = { total: 1, page: 1, per_page: 1 };
  const { data } = stayListEndpoint.output.parse({ data: [{ ...said, id, hot_water }], meta });
  if (!data[0]) throw new Error("no stay");
  return data[0];
}
const ids = (stays: StayCard[]) => alike(stays).map((group) => group.map(({ id }) => id));

it("what is the same of three or more is said once, where the first of them stands", () => {
  const camps = ["a", "b", "c"].map((id) => stay(id, "none"));
  expect(ids([stay("lodge", "always"), ...camps, stay("hut", "bucket")])).toEqual([
    ["lodge"],
    ["a", "b", "c"],
    ["hut"],
  ]);
});

it("two that are alike stay apart, and nobody is left out", () => {
  expect(ids([stay("a", "none"), stay("b", "none")])).toEqual([["a"], ["b"]]);
});
