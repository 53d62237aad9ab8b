import type { useTranslations } from "next-intl";
import type { WholeStay } from "../contract/stays";
import type { Stay } from "../contract/tours";

/** The words of `Stays`. */
export type StayWords = ReturnType<typeof useTranslations<"Stays">>;

/** A fact with its name. */
type StayRow = [name: string, value: string];

/** What is asked first of a night: how one washes, charges, and what is outside. */
export function nightRows(stay: Stay, t: StayWords): StayRow[] {
  const { bathroom, hot_water, power } = stay;
  return present([
    [t("labels.bathroom"), bathroom && t(`bathroom.${bathroom}`)],
    [t("labels.hotWater"), hot_water && t(`hotWater.${hot_water}`)],
    [t("labels.power"), power && t(`power.${power}`)],
    [t("labels.fence"), fenceText(stay, t)],
  ]);
}

/** Everything that is known of a stay beside its kind, level and place. */
export function stayRows(stay: WholeStay, t: StayWords): StayRow[] {
  const { rooms, wifi, pool, board, children_from, suits } = stay;
  return present([
    [t("labels.park"), parkText(stay, t)],
    [t("labels.rooms"), rooms && roomsText(rooms, t)],
    [t("labels.sleeps"), rooms?.sleeps ? t("sleeps", { count: rooms.sleeps }) : null],
    ...nightRows(stay, t),
    [t("labels.wifi"), wifi && t(`wifi.${wifi}`)],
    [t("labels.pool"), pool === null ? null : t(pool ? "pool.yes" : "pool.no")],
    [t("labels.board"), board && t(`board.${board}`)],
    [t("labels.children"), children_from === null ? null : t("children", { age: children_from })],
    [t("labels.suits"), suits.map((each) => t(`suits.${each}`)).join(" · ")],
  ]);
}

function roomsText({ kind, count }: NonNullable<WholeStay["rooms"]>, t: StayWords): string {
  return count === null ? t(`kinds.${kind}`) : t(`rooms.${kind}`, { count });
}

function parkText({ park }: Stay, t: StayWords): string | null {
  if (!park) return null;
  const minutes = park.gate_minutes;
  if (minutes === null) return t(park.inside ? "park.inside" : "park.outside");
  return t(park.inside ? "park.insideMinutes" : "park.outsideMinutes", { minutes });
}

/** Nobody asks for a fence on a mountain. */
function fenceText({ fenced, park, type }: Stay, t: StayWords): string | null {
  if (fenced === null || type === "mountain_camp" || type === "mountain_hut") return null;
  if (fenced) return t("fence.yes");
  return t(park?.inside ? "fence.wild" : "fence.no");
}

const present = (rows: [string, string | null][]): StayRow[] =>
  rows.flatMap(([name, value]): StayRow[] => (value ? [[name, value]] : []));
