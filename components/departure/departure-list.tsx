import "./departure-list.css";
import { getLocale } from "next-intl/server";
import type { Departure } from "@/lib/contract/departures";
import { departureDates } from "@/lib/i18n/departure-dates";
import type { Locale } from "@/lib/i18n/locales";
import { DepartureGroupRow } from "./departure-group-row";
import { departureGroups } from "./departure-groups";
import { fits } from "./fits";

interface DepartureListProps {
  id: string;
  departures: Departure[];
  /** What the guide shall speak; what does not fit is there, but not shown. Null is any. */
  language: Locale | null;
  /** The level of a tour's title. */
  heading: "h2" | "h3";
  /** Whether a full departure has a waiting list. */
  canWait: boolean;
}

/** Departures in order of date, those of one tour together. */
export async function DepartureList(props: DepartureListProps) {
  const { id, departures, language, heading, canWait } = props;
  const dates = departureDates(await getLocale(), "month");
  return (
    <div id={id} className="departure-list mt-5">
      {departureGroups(departures).map((group) => (
        <DepartureGroupRow
          key={group.key}
          group={group}
          dates={dates}
          heading={heading}
          canWait={canWait}
          hidden={!fits(group.first, language)}
        />
      ))}
    </div>
  );
}
