"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { DepartureDetail } from "@/lib/contract/desk/calendar";
import { formatMoney, formatPayment } from "@/lib/i18n/format";
import { callDesk, failureWords } from "../call-desk";
import { dayText, languageText, momentText, weekdayText } from "../desk-formats";
import { Failure } from "../failure";
import { deskWords, calendarWords as words } from "../words/words";
import { Decisions } from "./decisions";
import { isTooNear } from "./departure-link";
import { deedText, useDecisions } from "./use-decisions";

interface DeparturePanelProps {
  id: string;
  first?: DepartureDetail | undefined;
  decides: boolean;
  refetchEveryMs: number | false;
}

/** One departure: seats, who is on it, and what can be decided about it. */
export function DeparturePanel({ id, first, decides, refetchEveryMs }: DeparturePanelProps) {
  const query = useQuery({
    queryKey: ["departure", id],
    queryFn: () => callDesk("departure", { departure: id }),
    refetchInterval: refetchEveryMs,
    ...(first && { initialData: first }),
  });
  const { busy, failure, said, decide } = useDecisions(id);
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = query.data !== undefined;
  useEffect(() => {
    if (isThere) title.current?.focus({ preventScroll: true });
  }, [isThere]);
  const departure = query.data;
  if (!departure)
    return query.isError ? (
      <Failure words={failureWords(query.error)} />
    ) : (
      <p className="text-muted">{words.loading}</p>
    );
  return (
    <article>
      <p className="text-muted text-small">{weekdayText(departure.starts)}</p>
      <h2 ref={title} tabIndex={-1} className="text-xl outline-none">
        {departure.title}
      </h2>
      {departure.closed && (
        <p className="mt-2 font-semibold text-danger">{words.closed(departure.reason)}</p>
      )}
      {!departure.left && isTooNear(departure) && (
        <p className="mt-2 text-small">{words.tooNear.long}</p>
      )}
      <Facts departure={departure} />
      <p role="status" className="mt-3 font-semibold text-acacia text-small empty:hidden">
        {said || (busy && words.saving)}
      </p>
      <Failure words={failure} />
      <div className="mt-5">
        {departure.left ? (
          <p className="text-muted text-small">{words.left}</p>
        ) : (
          decides && <Decisions departure={departure} busy={busy} decide={decide} />
        )}
      </div>
      <OnIt departure={departure} />
      <History departure={departure} />
    </article>
  );
}

function Facts({ departure }: { departure: DepartureDetail }) {
  const { seats, sold, held, waiting, languages, price_minor, origin, source } = departure;
  const facts: [string, string | number][] = [
    [words.facts.seats, seats],
    [words.facts.sold, sold],
    [words.facts.held, held],
    [words.facts.free, seats - sold - held],
    ...(waiting > 0 ? [[words.facts.waiting, waiting] as [string, number]] : []),
    [words.facts.languages, languages.map(languageText).join(", ")],
    [words.facts.price, formatMoney(price_minor)],
    [words.facts.origin, source === "partner" ? words.facts.partner : words.facts[origin]],
  ];
  return (
    <dl className="mt-3 text-small">
      {facts.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-line border-b py-1.5">
          <dt className="text-muted">{name}</dt>
          <dd className="figures text-right font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function OnIt({ departure }: { departure: DepartureDetail }) {
  return (
    <section className="mt-6">
      <h3 className="font-sans font-semibold text-body tracking-normal">{words.onIt}</h3>
      {departure.on_it.length === 0 && <p className="text-muted text-small">{words.nobody}</p>}
      <ul>
        {departure.on_it.map((booking) => (
          <li key={booking.reference} className="border-line border-b py-2 text-small">
            <p>
              <strong>{booking.name}</strong> {words.people(booking.people)},{" "}
              {words.states[booking.state]}
            </p>
            <p className="figures text-muted">
              {booking.reference} ·{" "}
              {booking.hold_until
                ? words.heldUntil(momentText(booking.hold_until))
                : booking.balance_minor > 0
                  ? words.balance(
                      formatPayment(booking.balance_minor),
                      dayText(booking.balance_due),
                    )
                  : words.paid}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function History({ departure }: { departure: DepartureDetail }) {
  if (departure.history.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className="font-sans font-semibold text-body tracking-normal">{words.history}</h3>
      <ul className="mt-1 text-muted text-small">
        {departure.history.map((deed) => (
          <li key={deed.at}>
            {deskWords.actors[deed.by] ?? deed.by} {deedText(deed)} · {momentText(deed.at)}
          </li>
        ))}
      </ul>
    </section>
  );
}
