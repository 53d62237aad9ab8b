"use client";

import { useState } from "react";
import type { OfferLibrary } from "@/lib/contract/desk/offers";
import type { Locale } from "@/lib/contract/locales";
import type { DraftDay } from "@/lib/contract/offer-document";
import { Button } from "../../ui/button";
import { Select } from "../../ui/select";
import { DeskIcon } from "../desk-icon";
import { Failure } from "../failure";
import { smallFieldLook } from "../fields/field-look";
import { SecondPress } from "../second-press";
import { offerWords as words } from "../words/words";
import { DayLibrary } from "./day-library";
import { hasPhotographs, hasWords, isWrittenFor, movedDay, newDay, splitDay } from "./day-list";
import { DaySorting, useDragged } from "./day-sorting";
import { DayWords } from "./day-words";
import type { Adding } from "./use-adding";

interface OfferDaysProps {
  days: DraftDay[];
  library: OfferLibrary;
  language: Locale;
  /** What is added to one of them, also while its words are folded. */
  addingTo(day: string): Adding;
  onChange(days: DraftDay[]): void;
}

/**
 * The days of a journey: moved by their grip or by buttons, doubled, split, deleted and put in from
 * the library, each with its lodge and words.
 */
export function OfferDays({ days, library, language, addingTo, onChange }: OfferDaysProps) {
  const move = (from: number, to: number) => onChange(movedDay(days, from, to));
  return (
    <>
      <DaySorting ids={days.map(({ id }) => id)} onMove={move}>
        <ol className="mt-3 divide-y divide-line border-line border-y">
          {days.map((day, at) => (
            <OneDay
              key={day.id}
              day={day}
              number={at + 1}
              last={at === days.length - 1}
              library={library}
              language={language}
              adding={addingTo(day.id)}
              onMove={(by) => move(at, at + by)}
              onDouble={() => onChange(days.toSpliced(at + 1, 0, { ...day, id: newDay(null).id }))}
              onSplit={() => onChange(splitDay(days, at))}
              onRemove={() => onChange(days.toSpliced(at, 1))}
              onChange={(next) => onChange(days.with(at, next))}
            />
          ))}
        </ol>
      </DaySorting>
      <DayLibrary
        library={library}
        count={days.length}
        onPut={(block, after) => onChange(days.toSpliced(after, 0, newDay(block)))}
      />
    </>
  );
}

interface OneDayProps extends Pick<OfferDaysProps, "library" | "language"> {
  day: DraftDay;
  number: number;
  last: boolean;
  adding: Adding;
  onMove(by: number): void;
  onDouble(): void;
  onSplit(): void;
  onRemove(): void;
  onChange(day: DraftDay): void;
}

function OneDay({ day, number, last, library, language, adding, ...on }: OneDayProps) {
  const [isOpen, setOpen] = useState(day.block === null);
  const { row, grip } = useDragged(day.id);
  const isOnly = number === 1 && last;
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
    <li
      {...row}
      className="bg-paper py-3 data-dragged:relative data-dragged:z-10 data-dragged:shadow-float motion-reduce:transition-none!"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <button
          type="button"
          {...grip}
          aria-label={words.ofDay(words.grip, number)}
          className="-ml-2 grid size-11 shrink-0 cursor-grab touch-none place-items-center text-muted hover:text-ink"
        >
          <DeskIcon name="grip" />
        </button>
        <p className="min-w-0 flex-1 basis-52">
          <span className="figures text-muted text-small">{words.day(number)}</span>{" "}
          <span className="font-semibold">{title}</span>
        </p>
        {(known?.night || !known) && (
          <Select
            aria-label={words.lodgeOf(number)}
            value={day.stay ?? ""}
            onChange={(event) => on.onChange({ ...day, stay: event.target.value || null })}
            className={`max-w-64 ${smallFieldLook}`}
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
        {act(words.split, on.onSplit)}
        {!isOnly && (isWrittenFor(day) || adding.sending > 0) ? (
          <SecondPress
            look="quiet"
            busy={false}
            surely={words.surelyRemove}
            called={(says) => words.ofDay(says, number)}
            onDo={on.onRemove}
          >
            {words.remove}
          </SecondPress>
        ) : (
          act(words.remove, on.onRemove, isOnly)
        )}
        {act(words.words, () => setOpen(!isOpen))}
      </div>
      {!isOpen && <OursFolded day={day} />}
      {isOpen && <DayWords {...{ day, number, language, adding }} onChange={on.onChange} />}
      <p role="status" className="mt-1 text-muted text-small empty:hidden">
        {adding.sending > 0 && words.sendingPhotographs(adding.sending)}
      </p>
      <Failure words={adding.failure} />
    </li>
  );
}

/** That a folded day says more than the library: it may have been written for another guest. */
function OursFolded({ day }: { day: DraftDay }) {
  const told = [
    ...(hasWords(day) ? [words.hasWords] : []),
    ...(hasPhotographs(day) ? [words.hasPhotographs] : []),
  ];
  return (
    <p className="mt-1 border-gold border-l-4 pl-4 text-small empty:hidden">{told.join(". ")}</p>
  );
}
