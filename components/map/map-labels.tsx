import { Fragment } from "react";
import type { MapLabel } from "./labels-for";
import type { Placed } from "./place-labels";

const looks = {
  place: "[--gap:0.875rem] font-semibold text-ink text-note",
  nearby: "[--gap:0.375rem] text-muted text-note",
  water: "font-serif text-lake text-note italic",
  country: "text-[0.75rem] text-muted uppercase tracking-[0.12em]",
};

const shifts = {
  right: "translate-x-(--gap) -translate-y-1/2",
  left: "-translate-x-[calc(100%+var(--gap))] -translate-y-1/2",
  above: "-translate-x-1/2 -translate-y-[calc(100%+var(--gap))]",
  below: "-translate-x-1/2 translate-y-(--gap)",
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
        <Fragment key={kind + id}>
          {kind === "nearby" && (
            <span
              className="absolute size-1.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-muted"
              style={{ left: percent(x), top: percent(y) }}
            />
          )}
          <span
            className={`absolute whitespace-nowrap leading-none [text-shadow:0_0_3px_var(--color-card),0_0_3px_var(--color-card),0_0_5px_var(--color-card)] ${looks[kind]} ${shifts[side]}`}
            style={{ left: percent(x), top: percent(y) }}
          >
            {text}
          </span>
        </Fragment>
      ))}
    </div>
  );
}

/** Shares as CSS lengths, short enough for markup that is sent often. */
export const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
