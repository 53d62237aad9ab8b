import { mix } from "../draw/color";
import { curve, ellipse, fill, type Point, polygon } from "../draw/shape";
import { gradient, height, type Stage, width } from "../draw/stage";
import { groundTone } from "../palette/palette";
import type { Focus } from "./focus";
import { focusAt } from "./focus";
import type { Land } from "./lands";
import { folk } from "./people-scenes";
import { town } from "./town";

const awnings = ["#c8472f", "#d9952b", "#2f6f78", "#efe2c6", "#7a8f4a", "#b06a8a"] as const;

/** A market under awnings: stalls with heaped fruit, people between them, the town behind. */
export function market(stage: Stage, land: Land, focus: Focus, place: string): string {
  const { palette: p, rng } = stage;
  const pick = rng.fork("market");
  let out = town(stage, land, focus, place);
  const tone = mix(groundTone(p, 0.42), "#c99a68", 0.4 * p.colour);
  out += fill(
    curve([
      [-60, 800],
      [400, 786],
      [1200, 790],
      [1660, 802],
      [1660, 1080],
      [-60, 1080],
    ]),
    gradient(
      stage,
      [0, 780],
      [0, height],
      [
        [0, mix(tone, p.haze, 0.3)],
        [1, mix(tone, p.ink, 0.55)],
      ],
    ),
  );
  const own = (hex: string, near: number) =>
    mix(
      mix(mix(p.hills[1], hex, 0.25 + p.colour * 0.65), p.ink, p.backlit ? 0.4 : 0.06),
      p.haze,
      0.16 * (1 - near),
    );
  for (let row = 0; row < 2; row++) {
    const y = 842 + row * 96;
    const m = 46 + row * 26;
    let x = pick.range(-80, 20);
    out += folk(
      stage,
      {
        ...focusAt({ ...stage, horizon: 700 }, { eye: 3, drop: y - 718 }, 800),
        pxPerMetre: m * 0.9,
        scaleAt: () => m * 0.9,
        y: y - 12,
        x: 800,
        rng: pick.fork(`crowd ${row}`),
      },
      9,
      1500 / m,
      { cloth: true, load: 0.22 },
    );
    while (x < width + 40) {
      const w = m * pick.range(3, 4.2);
      const color = own(pick.pick(awnings), row);
      const at = (dx: number, dy: number): Point => [x + dx * w, y - dy * m];
      for (const dx of [0.06, 0.94])
        out += fill(
          polygon([at(dx - 0.012, 0), at(dx - 0.012, 2.3), at(dx + 0.012, 2.3), at(dx + 0.012, 0)]),
          mix(color, p.ink, 0.7),
        );
      out += fill(
        polygon([at(0.04, 0.05), at(0.04, 0.85), at(0.96, 0.85), at(0.96, 0.05)]),
        mix(own("#8a6244", row), p.ink, 0.4),
      );
      for (let i = 0; i < 5; i++)
        out += fill(
          curve([
            at(0.1 + i * 0.165, 0.84),
            at(0.14 + i * 0.165, 1.12),
            at(0.18 + i * 0.165, 1.24),
            at(0.22 + i * 0.165, 1.12),
            at(0.26 + i * 0.165, 0.84),
          ]),
          own(pick.pick(["#e0912f", "#c8472f", "#8fae4a", "#f0c85b", "#7d4a6b", "#5f8a3f"]), row),
        );
      out += fill(
        polygon([at(-0.04, 2.1), at(0.06, 2.75), at(0.94, 2.75), at(1.04, 2.1)]),
        mix(color, p.glow, p.night ? 0.05 : 0.25),
      );
      let scallops = "";
      for (let i = 0; i < 7; i++)
        scallops += ellipse(...at(0.037 + i * 0.154, 2.08), w * 0.078, m * 0.13);
      out += fill(scallops, color);
      for (let i = 1; i < 7; i += 2)
        out += fill(
          polygon([
            at(-0.04 + i * 0.154, 2.1),
            at(0.06 + i * 0.126, 2.75),
            at(0.06 + (i + 1) * 0.126, 2.75),
            at(-0.04 + (i + 1) * 0.154, 2.1),
          ]),
          own("#f3e6c8", row),
          0.55,
        );
      if (p.night)
        out +=
          fill(ellipse(...at(0.5, 1.8), m * 0.12, m * 0.14), "#ffdf9a") +
          fill(ellipse(...at(0.5, 1.6), w * 0.6, m * 1.1), "#ffb860", 0.16);
      x += w * pick.range(1.06, 1.5);
    }
  }
  const front = {
    ...focusAt({ ...stage, horizon: 700 }, { eye: 3, drop: 255 }, focus.x),
    scaleAt: () => 92,
    pxPerMetre: 92,
    y: 972,
    rng: pick.fork("front"),
  };
  return out + folk(stage, front, 5, 12, { cloth: true, load: 0.4 });
}
