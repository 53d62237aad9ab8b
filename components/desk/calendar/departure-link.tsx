"use client";

import type { MouseEvent, ReactNode } from "react";
import type { CalendarDeparture } from "@/lib/contract/desk/calendar";
import { weekdayText } from "../desk-formats";
import { calendarWords as words } from "../words/words";

/** How a departure stands, as a colour: of a table's bar and of a list's line alike. */
export function lookOf({ closed, seats, sold, held }: CalendarDeparture): string {
  if (closed)
    return "bg-[repeating-linear-gradient(135deg,var(--color-line)_0_5px,var(--color-paper)_5px_10px)] text-ink";
  if (sold >= seats) return "bg-acacia text-white";
  if (held > 0) return "bg-gold/25 text-gold-deep";
  return "bg-acacia/15 text-acacia";
}

export const freeOf = ({ seats, sold, held }: Pick<CalendarDeparture, "seats" | "sold" | "held">) =>
  seats - sold - held;

/** Whether its rule sells it no more, while who asked in time, or pays late, may still join it. */
export const isTooNear = ({ closed, offered }: CalendarDeparture): boolean => !(closed || offered);

/** How a departure stands, in words. */
export function standing(departure: CalendarDeparture): string {
  if (departure.closed) return words.closed(departure.reason);
  const seats = words.seatsText(departure.sold, departure.held, freeOf(departure));
  return isTooNear(departure) ? `${seats} · ${words.tooNear.short}` : seats;
}

/** The address at which a departure is open in the calendar, or none is. */
export const calendarHref = (from: string, departure?: string) =>
  `/calendar?from=${from}${departure ? `&departure=${departure}` : ""}`;

/** Changes the address without asking for the page again. */
export function goTo(href: string): void {
  window.history.pushState(null, "", href);
}

interface DepartureLinkProps {
  departure: CalendarDeparture;
  from: string;
  isOpen: boolean;
  className: string;
  children: ReactNode;
}

/** Opens a departure: at once where its script is there, by its address where it is not yet. */
export function DepartureLink({
  departure,
  from,
  isOpen,
  className,
  children,
}: DepartureLinkProps) {
  const href = calendarHref(from, departure.id);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goTo(href);
  };
  return (
    <a
      href={href}
      onClick={open}
      data-departure={departure.id}
      aria-current={isOpen || undefined}
      aria-label={`${departure.title}, ${weekdayText(departure.starts)}, ${standing(departure)}`}
      className={`aria-[current]:ring-2 aria-[current]:ring-terracotta ${className}`}
    >
      {children}
    </a>
  );
}
