"use client";

import { useState } from "react";
import type { OfferLibrary } from "@/lib/contract/desk/offers";
import type { Locale } from "@/lib/contract/locales";
import type { DraftDay } from "@/lib/contract/offer-document";
import { Button } from "../../ui/button";
import { Select } from "../../ui/select";
import { offerWords as words } from "./offer-words";
import { WordsField } from "./words-field";

interface OfferDaysProps {
  days: DraftDay[];
  library: OfferLibrary;
  language: Locale;
  onChange(days: DraftDay[]): void;
}

const control = "min-h-11 rounded-picture border border-line bg-card px-3 text-small";
const newId = () => `day-${Math.random().toString(36).slice(2, 10)}`;

/** The days of a journey: moved, doubled, deleted and put in by buttons, each with its lodge and words. */
export function OfferDays({ days, library, language, onChange }: OfferDaysProps) {
  const move = (at: number, to: number) => {
    const next = [...days];
    const [day] = next.splice(at, 1);
    if (day) next.splice(to, 0, day);
    onChange(next);
  };
  const put = (block: string | null) =>
    onChange([...days, { id: newId(), block, stay: null, title: null, text: null }]);
  return (
    <>
      <ol className="mt-3 divide-y divide-line border-line border-y">
        {days.map((day, at) => (
          <OneDay
            key={day.id}
            day={day}
            number={at + 1}
            last={at === days.length - 1}
            library={library}
            language={language}
            onMove={(by) => move(at, at + by)}
            onDouble={() => onChange(days.toSpliced(at + 1, 0, { ...day, id: newId() }))}
            onRemove={() => onChange(days.toSpliced(at, 1))}
            onChange={(next) => onChange(days.with(at, next))}
          />
        ))}
      </ol>
      <Select
        aria-label={words.putIn}
        value=""
        onChange={(event) => put(event.target.value === "own" ? null : event.target.value)}
        className={`mt-3 max-w-md ${control}`}
      >
        <option value="" disabled>
          {words.putIn} …
        </option>
        <option value="own">{words.ownDay}</option>
        {library.days.map(({ id, title, night, hours }) => (
          <option key={id} value={id}>
            {`${title}${night ? ` (${night}${words.hours(hours)})` : ""}`}
          </option>
        ))}
      </Select>
    </>
  );
}

interface OneDayProps extends Pick<OfferDaysProps, "library" | "language"> {
  day: DraftDay;
  number: number;
  last: boolean;
  onMove(by: number): void;
  onDouble(): void;
  onRemove(): void;
  onChange(day: DraftDay): void;
}

function OneDay({ day, number, last, library, language, ...on }: OneDayProps) {
  const [isOpen, setOpen] = useState(day.block === null);
  const known = library.days.find(({ id }) => id === day.block);
  const own = day.title?.texts.en ?? day.title?.texts[day.title.source];
  const title = own || known?.title || words.unnamed;
  const near = library.stays.filter(({ place }) => !known?.night || place === known.night);
  const stays = near.some(({ id }) => id === day.stay) || !day.stay ? near : library.stays;
  const act = (action: string, does: () => void, isOff = false) => (
    <Button
      look="quiet"
      aria-label={words.ofDay(action, number)}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : does}
      className="aria-disabled:opacity-50"
    >
      {action}
    </Button>
  );
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-64">
          <span className="figures text-muted text-small">{words.day(number)}</span>{" "}
          <span className="font-semibold">{title}</span>
        </p>
        {known?.night && (
          <Select
            aria-label={words.lodgeOf(number)}
            value={day.stay ?? ""}
            onChange={(event) => on.onChange({ ...day, stay: event.target.value || null })}
            className={`max-w-64 ${control}`}
          >
            <option value="">{words.noLodge}</option>
            {stays.map(({ id, name, place }) => (
              <option key={id} value={id}>
                {`${name}, ${place}`}
              </option>
            ))}
          </Select>
        )}
      </div>
      <div className="flex flex-wrap">
        {act(words.up, () => on.onMove(-1), number === 1)}
        {act(words.down, () => on.onMove(1), last)}
        {act(words.double, on.onDouble)}
        {act(words.remove, on.onRemove, number === 1 && last)}
        {act(words.words, () => setOpen(!isOpen))}
      </div>
      {isOpen && (
        <div className="mt-2 space-y-3 border-gold border-l-4 pl-4">
          <WordsField
            id={`${day.id}-title`}
            label={words.dayTitle}
            value={day.title}
            language={language}
            most={120}
            onChange={(value) => on.onChange({ ...day, title: value })}
          />
          <WordsField
            id={`${day.id}-text`}
            label={words.dayText}
            value={day.text}
            language={language}
            rows={4}
            most={4000}
            onChange={(value) => on.onChange({ ...day, text: value })}
          />
        </div>
      )}
    </li>
  );
}
