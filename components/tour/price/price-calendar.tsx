"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, useState } from "react";
import { DayPicker } from "react-day-picker";
import { Icon } from "@/components/ui/icons";
import { businessDay } from "@/lib/clock";
import { farthestDay, isDay } from "@/lib/pricing/days";
import { Arrow, CalendarDay, DaysContext, looks, SeasonMark } from "./calendar-looks";
import { dateOf, isoOf, useCalendarWords, useDayWords } from "./calendar-words";
import { dayOffer, type SeasonKey } from "./day-offers";
import type { Offer } from "./offer";
import { usePrice } from "./price-provider";

/** Pixels that two months need side by side; 46rem in what follows. */
const twoMonths = 736;
const seasons: SeasonKey[] = ["low", "regular", "high", "peak"];

/** Every day with its price for this party; what cannot be travelled says why. */
export function PriceCalendar({ onClose }: { onClose(): void }) {
  const t = useTranslations("TourPrice.days");
  const words = useTranslations("TourPrice");
  const { offer, party, change } = usePrice();
  const { dialog, close } = useSheet();
  const [months] = useState(() => (window.innerWidth < twoMonths ? 1 : 2));
  const [pointed, setPointed] = useState(party.starts);
  const today = businessDay();
  const dayAt = (iso: string) => dayOffer(iso, party, offer, today);
  const inWords = useDayWords();
  const choose = (iso: string) => {
    setPointed(iso);
    if (!dayAt(iso).open) return;
    change({ starts: iso });
    close();
  };
  const shown = isDay(party.starts) && party.starts >= offer.earliest ? party.starts : undefined;
  const last = offer.shared ? offer.departures.at(-1)?.starts : farthestDay(today);
  return (
    <dialog
      ref={dialog}
      aria-label={t("title")}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && close()}
      onKeyDown={(event) => {
        // The sheet of a phone, in which this opens, would close too.
        event.stopPropagation();
        if (event.key === "Escape") close();
      }}
      className="m-0 mt-auto max-h-[94dvh] w-full max-w-none overflow-y-auto overscroll-contain rounded-t-2xl bg-card p-0 text-ink shadow-float backdrop:bg-night/60 min-[46rem]:m-auto min-[46rem]:w-fit min-[46rem]:rounded-picture"
    >
      <div className="px-3 pt-4 pb-6 min-[24rem]:px-5 min-[46rem]:px-8 min-[46rem]:pt-6">
        <div className="flex items-start justify-between gap-4">
          <div>
            <p className="font-serif font-semibold text-lead leading-tight">{t("title")}</p>
            <p className="mt-1 text-muted text-note">
              {t("who", { adults: party.adults, children: party.children.length })}
            </p>
          </div>
          <button
            type="button"
            onClick={close}
            aria-label={words("close")}
            className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center"
          >
            <Icon name="close" />
          </button>
        </div>
        <DaysContext value={dayAt}>
          <DayPicker
            {...useCalendarWords((iso) => inWords(iso, dayAt(iso)))}
            components={{ DayButton: CalendarDay, Chevron: Arrow }}
            classNames={looks}
            mode="single"
            autoFocus
            fixedWeeks
            timeZone="UTC"
            numberOfMonths={months}
            weekStartsOn={1}
            today={dateOf(today)}
            startMonth={dateOf(offer.earliest)}
            endMonth={dateOf(last ?? offer.earliest)}
            defaultMonth={dateOf(shown ?? offer.departures[0]?.starts ?? offer.earliest)}
            selected={shown ? dateOf(shown) : undefined}
            onDayClick={(day) => choose(isoOf(day))}
            onDayFocus={(day) => setPointed(isoOf(day))}
            onDayMouseEnter={(day) => setPointed(isoOf(day))}
          />
        </DaysContext>
        <p className="mt-3 min-h-18 border-line border-t py-3 text-small min-[46rem]:min-h-13">
          {isDay(pointed) && inWords(pointed, dayAt(pointed))}
        </p>
        <Legend kinds={seasonsOf(offer)} />
      </div>
    </dialog>
  );
}

/** The seasons in which the price differs, and the one in between. */
const seasonsOf = ({ prices }: Offer) =>
  seasons.filter((key) => key === "regular" || prices.seasons.some((own) => own.key === key));

/** Open before what is in it takes the focus. */
function useSheet() {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  return { dialog, close: () => dialog.current?.close() };
}

function Legend({ kinds }: { kinds: SeasonKey[] }) {
  const words = useTranslations("Vocabulary.season");
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-note">
      {kinds.map((key) => (
        <li key={key} className="flex items-center gap-1.5">
          <SeasonMark season={key} />
          {words(key)}
        </li>
      ))}
    </ul>
  );
}
