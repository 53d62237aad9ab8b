import { createContext, useContext, useEffect, useRef } from "react";
import type { ChevronProps, ClassNames, DayButtonProps } from "react-day-picker";
import { Icon } from "@/components/ui/icons";
import { formatMoney } from "@/lib/i18n/format";
import type { DayOffer, SeasonKey } from "./day-offers";

/** What a day is, for the cells of the grid. */
export const DaysContext = createContext<(iso: string) => DayOffer>(() => ({
  open: false,
  why: "soon",
}));

export const looks: Partial<ClassNames> = {
  root: "mt-4",
  months: "relative flex gap-10",
  month: "min-w-0 flex-1 min-[46rem]:w-90 min-[46rem]:flex-none",
  month_caption: "flex h-11 items-center justify-center",
  caption_label: "font-semibold first-letter:uppercase",
  nav: "absolute inset-x-0 top-0 flex justify-between",
  button_previous: "-ml-2 grid size-11 place-items-center aria-disabled:opacity-30",
  button_next: "-mr-2 grid size-11 place-items-center aria-disabled:opacity-30",
  month_grid: "w-full table-fixed border-collapse",
  weekday: "h-8 font-normal text-muted text-note",
  day: "p-0 align-top",
};

const seasonLooks: Record<SeasonKey, string> = {
  low: "bg-acacia",
  regular: "bg-line",
  high: "bg-gold",
  peak: "bg-terracotta",
};

/** A season's colour; its name stands beside it or is said with the day. */
export const SeasonMark = ({ season }: { season: SeasonKey }) => (
  <span aria-hidden="true" className={`block h-0.75 w-5 rounded-chip ${seasonLooks[season]}`} />
);

/** A day with its price; one that cannot be had keeps the focus, so that its reason is heard. */
export function CalendarDay({ day, modifiers, ...button }: DayButtonProps) {
  const offer = useContext(DaysContext)(day.isoDate);
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus();
  }, [modifiers.focused]);
  return (
    <button
      {...button}
      ref={ref}
      aria-disabled={!offer.open || undefined}
      aria-pressed={modifiers.selected || undefined}
      className="figures flex h-14 w-full flex-col items-center justify-center gap-1 rounded-picture leading-none outline-offset-0 hover:bg-paper-deep aria-disabled:cursor-default aria-disabled:font-normal aria-disabled:text-muted/60 aria-disabled:hover:bg-transparent aria-pressed:bg-night aria-pressed:text-paper"
    >
      <span
        className={offer.open ? "font-semibold text-small leading-none" : "text-small leading-none"}
      >
        {button.children}
      </span>
      {offer.open ? (
        <>
          <span className="text-[0.75rem] tracking-[-0.04em] min-[24rem]:tracking-tight">
            {formatMoney(offer.totalMinor)}
          </span>
          <SeasonMark season={offer.season} />
        </>
      ) : (
        <span aria-hidden="true" className="h-3.5 text-[0.75rem]">
          {offer.why === "full" || offer.why === "short" ? "×" : ""}
        </span>
      )}
    </button>
  );
}

export function Arrow({ orientation }: ChevronProps) {
  return (
    <Icon name="arrowRight" className={orientation === "left" ? "size-5 rotate-180" : "size-5"} />
  );
}
