import Link from "next/link";
import type { Due } from "@/lib/contract/desk/today";
import { calendarHref } from "../calendar/departure-link";

interface SubjectProps {
  booking?: string | null;
  request?: string | null;
  offer?: string | null;
  departure?: Due["departure"];
  text: string;
}

/** What something is about, by which it is opened where there is a screen of it. */
export function Subject({ text, ...about }: SubjectProps) {
  const path = pathOf(about);
  if (!path) return <span className="font-semibold">{text}</span>;
  return (
    <Link
      href={path}
      prefetch={false}
      className="wrap-anywhere inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline print:min-h-0"
    >
      {text}
    </Link>
  );
}

function pathOf({ booking, request, offer, departure }: Omit<SubjectProps, "text">) {
  if (booking) return `/bookings/${booking}`;
  if (request) return `/requests/${request}`;
  if (offer) return `/offers/${offer}`;
  return departure && calendarHref(departure.starts, departure.id);
}
