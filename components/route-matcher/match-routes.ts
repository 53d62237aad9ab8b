import type { ClimbRouteInfo, ClimbWay } from "@/lib/contract/climb-routes";
import type { ClimbRoute } from "@/lib/contract/climbs";
import type { Answers } from "./answers";

export const reasons = [
  "nights",
  "huts",
  "gentle",
  "quiet",
  "views",
  "price",
  "dry",
  "known",
] as const;
export const cautions = ["more", "few", "tents", "wall", "descent", "crowded", "same"] as const;

/** A route that fits, with what speaks for it and what does not. */
export interface Match {
  route: ClimbRoute;
  way: ClimbWay;
  /** Nights above 3,500 m before the summit. */
  highNights: number;
  reasons: (typeof reasons)[number][];
  cautions: (typeof cautions)[number][];
}

const gentle: ClimbRoute[] = ["rongai", "marangu"];
const wall: ClimbRoute[] = ["machame", "lemosho", "umbwe"];
const high = 3500;
/** So few nights at height that one more would help. */
const few = 3;

/** Two routes that fit the answers best, the better one first; fewer where fewer are sold. */
export function matchRoutes(infos: ClimbRouteInfo[], answers: Answers): Match[] {
  const days = Number(answers.days);
  const within = candidates(infos, answers, days);
  const beyond = within.length < 2 ? candidates(infos, answers, days + 1) : [];
  const others = beyond.filter(({ info }) => within.every((each) => each.info !== info));
  const chosen = [...ranked(within, answers), ...ranked(others, answers)].slice(0, 2);
  const cheapest = Math.min(...within.map(({ way }) => forTwo(way)));
  return chosen.map((candidate) => matchOf(candidate, answers, cheapest));
}

interface Candidate {
  info: ClimbRouteInfo;
  way: ClimbWay;
}

/** Each route that one may advise, in as many days as there are. */
function candidates(infos: ClimbRouteInfo[], answers: Answers, days: number): Candidate[] {
  return infos.flatMap((info) => {
    const way = info.ways.findLast((each) => each.days <= days && each.tours.length > 0);
    const isTooSteep =
      info.route === "umbwe" && (answers.height === "no" || answers.knees === "careful");
    return way && info.mountain === "kilimanjaro" && !isTooSteep ? [{ info, way }] : [];
  });
}

function ranked(all: Candidate[], answers: Answers): Candidate[] {
  const cheapest = Math.min(...all.map(({ way }) => forTwo(way)));
  const score = (candidate: Candidate) => scoreOf(candidate, answers, cheapest);
  return all.toSorted((a, b) => score(b) - score(a));
}

function scoreOf({ info, way }: Candidate, answers: Answers, cheapest: number): number {
  const { route, scenery, crowds } = info;
  const { height, knees, bed, wish } = answers;
  const isGentle = gentle.includes(route);
  const points: [boolean, number][] = [
    // Time to adapt counts most, and twice for who does not know height.
    [true, (way.days - 5) * (height === "no" ? 2 : 1)],
    [knees === "careful" && isGentle, 4],
    [knees === "careful" && wall.includes(route), -2],
    [bed === "hut" && way.beds === "huts", 9],
    [bed === "tent" && way.beds === "huts", -9],
    [wish === "quiet", (3 - crowds) * 2],
    [wish === "views", scenery * 1.5],
    [wish === "price", (cheapest / forTwo(way)) * 8],
    [wish === "rain" && route === "rongai", 5],
    [wish === "rain" && way.beds === "huts", 3],
  ];
  return points.reduce((sum, [counts, value]) => sum + (counts ? value : 0), 0);
}

/** What two pay for the cheapest tour. */
export const forTwo = ({ tours }: ClimbWay) =>
  Math.min(...tours.map(({ for_two_minor }) => for_two_minor));

function matchOf({ info, way }: Candidate, answers: Answers, cheapest: number): Match {
  const { route, scenery, crowds } = info;
  const isHuts = way.beds === "huts";
  const highNights = nightsAbove(way);
  const speaksFor: Record<Match["reasons"][number], boolean> = {
    nights: highNights > few,
    huts: isHuts,
    gentle: gentle.includes(route),
    quiet: crowds === 1,
    views: scenery === 3,
    price: forTwo(way) === cheapest,
    dry: route === "rongai",
    known: route === "umbwe",
  };
  const speaksAgainst: Record<Match["cautions"][number], boolean> = {
    more: way.days > Number(answers.days),
    few: highNights <= few,
    tents: answers.bed === "hut" && !isHuts,
    wall: answers.knees === "careful" && wall.includes(route),
    descent: answers.knees === "careful" && route === "northern_circuit",
    crowded: crowds === 3,
    same: route === "marangu",
  };
  return {
    route,
    way,
    highNights,
    reasons: reasons.filter((key) => speaksFor[key]),
    cautions: cautions.filter((key) => speaksAgainst[key]),
  };
}

/** The summit night itself is no night to adapt, the highest camp before it is. */
function nightsAbove({ nights }: ClimbWay): number {
  const highest = nights.indexOf(Math.max(...nights));
  return nights.slice(0, highest + 1).filter((metres) => metres >= high).length;
}
