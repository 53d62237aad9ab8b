import type { ItineraryDay } from "@/lib/contract/tours";

export interface AltitudeDay {
  day: number;
  from: number;
  to: number;
  /** The highest point of the day. */
  top: number;
  walk: { km: number; hours: number };
  /** Where one sleeps on the mountain; empty on the day one comes down. */
  camp: string;
}

/** The days of a journey that are spent climbing, in order. */
export function altitudeDays(itinerary: ItineraryDay[]): AltitudeDay[] {
  return itinerary.flatMap(({ day, altitude, walk, stay }) => {
    if (!altitude || !walk) return [];
    const { from, to, top = Math.max(from, to) } = altitude;
    const isMountain = stay?.type === "mountain_camp" || stay?.type === "mountain_hut";
    return [{ day, from, to, top, walk, camp: isMountain ? stay.name : "" }];
  });
}

/** A point of the drawing: per cent of its width, and metres. */
interface AltitudePoint {
  x: number;
  metres: number;
}

/** How far into a day its highest point is drawn. */
const topAt = 0.55;

/** The line through a climb: start, highest point and end of each day, all days equally wide. */
export function altitudePoints(days: AltitudeDay[]): AltitudePoint[] {
  const width = 100 / days.length;
  return days.flatMap(({ from, to, top }, at) => {
    const isJoined = at > 0 && days[at - 1]?.to === from;
    return [
      ...(isJoined ? [] : [{ x: at * width, metres: from }]),
      ...(top > Math.max(from, to) ? [{ x: (at + topAt) * width, metres: top }] : []),
      { x: (at + 1) * width, metres: to },
    ];
  });
}

/** Where metres lie in the drawing, in per cent from its foot. */
export function altitudeScale(days: AltitudeDay[]): (metres: number) => number {
  const lowest = Math.min(...days.flatMap(({ from, to }) => [from, to]));
  const highest = Math.max(...days.map(({ top }) => top));
  // Room for the line's foot, and for a name above the summit.
  const [foot, head] = [8, 80];
  return (metres) => foot + ((metres - lowest) / Math.max(highest - lowest, 1)) * (head - foot);
}
