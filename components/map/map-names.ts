import type { MapFrame, Position } from "./map-frame";

/** Where a country or water may carry its name; the first one in the frame is used. */
const anchors = {
  countries: {
    KE: [
      [-1.3, 37.2],
      [-2.2, 37.7],
      [-3.2, 39.0],
      [-1.5, 36.2],
      [-2.55, 37.4],
      [-2.5, 36.9],
    ],
    UG: [
      [-0.2, 31.4],
      [-0.75, 31],
    ],
    RW: [[-1.95, 29.95]],
    BI: [[-3.35, 29.95]],
    CD: [
      [-5.2, 28.9],
      [-7.6, 29.4],
    ],
    ZM: [
      [-10.2, 31.2],
      [-9.3, 31.5],
    ],
    MW: [
      [-11.4, 33.6],
      [-10.3, 33.6],
    ],
    MZ: [[-11.9, 37.5]],
  },
  waters: {
    victoria: [
      [-1.35, 33.0],
      [-2.2, 32.9],
    ],
    tanganyika: [
      [-5.4, 29.35],
      [-6.6, 29.65],
      [-7.6, 30.2],
    ],
    nyasa: [
      [-10.6, 34.4],
      [-11.4, 34.5],
    ],
    natron: [[-2.36, 36.02]],
    eyasi: [[-3.62, 35.05]],
    rukwa: [[-8, 32.3]],
    ocean: [
      [-7.2, 40.4],
      [-5.6, 39.95],
      [-6.9, 40.0],
      [-9, 40.4],
      [-4.9, 39.9],
      [-7.4, 39.75],
    ],
  },
} satisfies Record<string, Record<string, Position[]>>;

export type Water = keyof typeof anchors.waters;

/** The countries and waters whose name would stand well within a frame, and where. */
export function anchorsIn(frame: MapFrame) {
  return { waters: within(frame, anchors.waters), countries: within(frame, anchors.countries) };
}

function within<K extends string>(frame: MapFrame, all: Record<K, Position[]>) {
  return (Object.keys(all) as K[]).flatMap((key) => {
    const position = all[key].find((candidate) => {
      const { x, y } = frame.place(candidate);
      return well(x) && well(y);
    });
    return position ? [{ key, position }] : [];
  });
}

const well = (share: number) => share > 0.08 && share < 0.92;
