import type { MapLabel } from "./labels-for";
import type { Placed } from "./place-labels";

const looks = {
  place: "font-semibold text-ink text-note",
  water: "font-serif text-lake text-note italic",
  country: "text-[0.6875rem] text-muted uppercase tracking-[0.14em]",
};

const shifts = {
  right: "translate-x-3.5 -translate-y-1/2",
  left: "-translate-x-[calc(100%+0.875rem)] -translate-y-1/2",
  above: "-translate-x-1/2 -translate-y-[calc(100%+0.75rem)]",
  below: "-translate-x-1/2 translate-y-3",
  middle: "-translate-x-1/2 -translate-y-1/2",
};

interface MapLabelsProps {
  labels: Placed<MapLabel>[];
  className: string;
}

/** Names over the drawing, in type that does not shrink with it; the text beside the map says them too. */
export function MapLabels({ labels, className }: MapLabelsProps) {
  return (
    <div aria-hidden="true" className={`pointer-events-none absolute inset-0 ${className}`}>
      {labels.map(({ id, kind, text, side, x, y }) => (
        <span
          key={kind + id}
          className={`absolute whitespace-nowrap leading-none [text-shadow:0_0_3px_var(--color-card),0_0_3px_var(--color-card),0_0_5px_var(--color-card)] ${looks[kind]} ${shifts[side]}`}
          style={{ left: percent(x), top: percent(y) }}
        >
          {text}
        </span>
      ))}
    </div>
  );
}

/** Shares as CSS lengths, short enough for markup that is sent often. */
export const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
