import { ostrich } from "../animals/birds";
import { cheetah, lion, lioness, restingLioness } from "../animals/cats";
import { elephant, giraffe, hippo, rhino } from "../animals/giants";
import { antelope, buffalo, wildebeest, zebra } from "../animals/grazers";
import type { Stage } from "../draw/stage";
import type { Subject } from "../vocabulary";
import type { Focus, Stance } from "./focus";
import { type Herd, herd } from "./herds";

export interface Cast extends Stance {
  paint(stage: Stage, focus: Focus): string;
}

function cast(eye: number, drop: number, ...herds: Herd[]): Cast {
  return {
    eye,
    drop,
    paint: (stage, focus) => herds.map((kind) => herd(stage, focus, kind)).join(""),
  };
}

function far(focus: Focus, dx: number, rise: number): Focus {
  const y = focus.y - rise;
  return {
    ...focus,
    x: focus.x + dx,
    y,
    pxPerMetre: focus.scaleAt(y),
    rng: focus.rng.fork(`far ${dx}`),
  };
}

/** Animals of the open country, each with the eye height that suits its size. */
export const wildlife: Partial<Record<Subject, Cast>> = {
  elephants: cast(3.5, 165, {
    make: elephant,
    count: [3, 6],
    long: 5.2,
    young: 0.3,
    deep: 0.2,
    spacing: [0.72, 1.2],
    sizes: [0.8, 1.08],
  }),
  giraffes: cast(3.9, 160, {
    make: giraffe,
    count: [2, 5],
    long: 3.4,
    deep: 0.3,
    spacing: [0.7, 1.6],
    sizes: [0.8, 1.05],
    young: 0.2,
  }),
  zebras: cast(2.3, 170, {
    make: zebra,
    count: [4, 8],
    long: 2.3,
    deep: 0.28,
    spacing: [0.55, 1.15],
    young: 0.15,
    together: 0.72,
  }),
  wildebeest_herd: {
    eye: 2.7,
    drop: 160,
    paint: (stage, focus) =>
      herd(
        stage,
        { ...far(focus, focus.left ? 260 : -260, 92) },
        {
          make: wildebeest,
          count: [22, 30],
          long: 2.3,
          deep: 0.24,
          spacing: [0.5, 1.4],
          together: 0.9,
        },
      ) +
      herd(
        stage,
        { ...far(focus, focus.left ? 120 : -120, 56) },
        {
          make: wildebeest,
          count: [12, 17],
          long: 2.3,
          deep: 0.2,
          spacing: [0.45, 1.2],
          together: 0.9,
        },
      ) +
      herd(stage, focus, {
        make: wildebeest,
        count: [7, 11],
        long: 2.3,
        deep: 0.26,
        spacing: [0.45, 1.05],
        young: 0.14,
        together: 0.9,
      }) +
      herd(stage, far(focus, focus.left ? 430 : -430, 20), {
        make: zebra,
        count: [1, 3],
        long: 2.3,
        deep: 0.2,
      }),
  },
  lions: {
    eye: 2.1,
    drop: 185,
    paint: (stage, focus) => {
      const lead = focus.rng.fork("pride");
      const resting = lead.chance(0.5);
      const side = lead.sign();
      return (
        herd(stage, far(focus, side * lead.range(300, 380), 22), {
          make: resting ? restingLioness : lioness,
          count: [1, 2],
          long: 2,
          deep: 0.08,
          young: 0.3,
        }) +
        herd(stage, focus, { make: lion, count: [1, 1], long: 2.2, deep: 0.02 }) +
        herd(stage, far(focus, -side * lead.range(270, 420), -16), {
          make: lioness,
          count: [1, 2],
          long: 1.9,
          deep: 0.05,
          young: 0.5,
        })
      );
    },
  },
  cheetah: cast(1.75, 190, {
    make: cheetah,
    count: [1, 3],
    long: 2.1,
    deep: 0.1,
    spacing: [0.9, 1.5],
    young: 0.3,
  }),
  buffalo: cast(2.6, 165, {
    make: buffalo,
    count: [5, 9],
    long: 2.9,
    deep: 0.26,
    spacing: [0.5, 1.05],
    young: 0.12,
    together: 0.75,
  }),
  rhino: cast(2.5, 175, {
    make: rhino,
    count: [1, 2],
    long: 3.7,
    deep: 0.08,
    spacing: [0.9, 1.2],
    young: 0.6,
  }),
  hippos: cast(3, 165, { make: hippo, count: [2, 3], long: 3.6, deep: 0.15, young: 0.3 }),
  ostriches: cast(2.8, 165, {
    make: ostrich,
    count: [2, 5],
    long: 1.5,
    deep: 0.26,
    spacing: [0.9, 2],
    together: 0.8,
  }),
};

export const grazers: Cast = cast(2.8, 140, {
  make: antelope,
  count: [4, 8],
  long: 1.5,
  deep: 0.3,
  spacing: [0.6, 1.6],
  together: 0.6,
});
