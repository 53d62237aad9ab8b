import { describe, expect, it } from "vitest";
import { type Answers, questions, usualAnswers } from "@/components/route-matcher/answers";
import { matchRoutes } from "@/components/route-matcher/match-routes";
import type { ClimbRouteInfo } from "@/lib/contract/climb-routes";

const wayOf = (days: number, nights: number[], forTwo: number) => ({
  days,
  km: 60,
  nights,
  beds: "tents" as const,
  tours: [
    {
      id: `${days}-${forTwo}`,
      slug: "s",
      title: "T",
      trip_type: "private" as const,
      level: "standard" as const,
      for_two_minor: forTwo * 100,
    },
  ],
});
const huts = (way: ReturnType<typeof wayOf>) => ({ ...way, beds: "huts" as const });
const mountain = "kilimanjaro" as const;

/** As the mountain has them. */
const infos: ClimbRouteInfo[] = [
  {
    route: "marangu",
    mountain,
    scenery: 1,
    crowds: 2,
    ways: [
      huts(wayOf(5, [2720, 3720, 4720, 3720], 3000)),
      huts(wayOf(6, [2720, 3720, 3720, 4720, 3720], 3500)),
    ],
  },
  {
    route: "machame",
    mountain,
    scenery: 3,
    crowds: 3,
    ways: [
      wayOf(6, [2835, 3750, 3976, 4673, 3068], 3600),
      wayOf(7, [2835, 3750, 3976, 3995, 4673, 3068], 3800),
    ],
  },
  {
    route: "lemosho",
    mountain,
    scenery: 3,
    crowds: 2,
    ways: [
      wayOf(7, [2650, 3505, 3850, 3976, 4673, 3068], 4900),
      wayOf(8, [2650, 3505, 3850, 3976, 3995, 4673, 3068], 4600),
    ],
  },
  {
    route: "rongai",
    mountain,
    scenery: 2,
    crowds: 1,
    ways: [
      wayOf(6, [2625, 3600, 4330, 4720, 3720], 4400),
      wayOf(7, [2625, 3600, 4330, 4330, 4720, 3720], 4700),
    ],
  },
  {
    route: "northern_circuit",
    mountain,
    scenery: 3,
    crowds: 1,
    ways: [wayOf(9, [2650, 3505, 3850, 4200, 4033, 3870, 4750, 3068], 6000)],
  },
  {
    route: "umbwe",
    mountain,
    scenery: 2,
    crowds: 1,
    ways: [wayOf(6, [2850, 3976, 3995, 4673, 3068], 4800)],
  },
  {
    route: "shira",
    mountain,
    scenery: 2,
    crowds: 2,
    ways: [{ ...wayOf(7, [3505, 3850, 3976, 3995, 4673, 3068], 0), tours: [] }],
  },
  {
    route: "momella",
    mountain: "meru",
    scenery: 3,
    crowds: 1,
    ways: [wayOf(4, [2514, 3570], 1500)],
  },
];

const match = (answers: Partial<Answers>) => matchRoutes(infos, { ...usualAnswers, ...answers });
const named = (answers: Partial<Answers>) =>
  match(answers).map(({ route, way }) => `${route} ${way.days}`);

describe("two routes that fit", () => {
  it.each<[string, Partial<Answers>, string[]]>([
    ["seven days and bad knees", { knees: "careful" }, ["rongai 7", "marangu 6"]],
    ["eight days and the finest views", { days: "8" }, ["lemosho 8", "machame 7"]],
    ["nine days and quiet", { days: "9", wish: "quiet" }, ["northern_circuit 9", "lemosho 8"]],
    ["a bed in a hut", { bed: "hut" }, ["marangu 6", "machame 7"]],
    [
      "a tent, whatever the knees say",
      { bed: "tent", knees: "careful" },
      ["rongai 7", "machame 7"],
    ],
    ["the rainy months", { wish: "rain" }, ["rongai 7", "marangu 6"]],
    ["a low price", { days: "6", wish: "price" }, ["marangu 6", "machame 6"]],
    [
      "six days, high before, quiet",
      { days: "6", height: "yes", wish: "quiet" },
      ["rongai 6", "umbwe 6"],
    ],
    ["five days: one more is found", { days: "5" }, ["marangu 5", "machame 6"]],
  ])("%s", (_, answers, routes) => expect(named(answers)).toEqual(routes));

  const all = questions.days.flatMap((days) =>
    questions.height.flatMap((height) =>
      questions.knees.flatMap((knees) =>
        questions.bed.flatMap((bed) =>
          questions.wish.map((wish): Answers => ({ days, height, knees, bed, wish })),
        ),
      ),
    ),
  );

  it("are two for every answer, each with a reason, of routes that are sold", () => {
    for (const answers of all) {
      const matches = matchRoutes(infos, answers);
      expect(new Set(matches.map(({ route }) => route)).size).toBe(2);
      for (const { route, way, reasons } of matches) {
        expect(way.tours).not.toEqual([]);
        expect([route, reasons.length > 0 || way.days < 8]).toEqual([route, true]);
        expect(["shira", "momella"]).not.toContain(route);
      }
    }
  });

  it("take longer than there is time only with a word about it, and by one day", () => {
    for (const answers of all)
      for (const { way, cautions } of matchRoutes(infos, answers)) {
        const over = way.days - Number(answers.days);
        expect(over).toBeLessThanOrEqual(1);
        expect(cautions.includes("more")).toBe(over === 1);
      }
  });

  it("never send up Umbwe who does not know height, or has to mind the knees", () => {
    for (const answers of all.filter(({ height, knees }) => height === "no" || knees === "careful"))
      expect(matchRoutes(infos, answers).map(({ route }) => route)).not.toContain("umbwe");
  });

  it("say what speaks against them", () => {
    const [marangu, machame] = match({ days: "5", bed: "hut", knees: "careful" });
    expect(marangu).toMatchObject({ highNights: 2, cautions: ["few", "same"] });
    expect(machame?.cautions).toContain("more");
    expect(match({ bed: "hut" })[1]?.cautions).toContain("tents");
  });

  it("count the nights above 3,500 m up to the highest camp", () => {
    expect(match({ days: "8" }).map(({ highNights }) => highNights)).toEqual([5, 4]);
  });

  it("are none where nothing is sold", () => {
    expect(matchRoutes([], usualAnswers)).toEqual([]);
  });
});
