import { useTranslations } from "next-intl";
import type { Departure } from "@/lib/contract/departures";
import { formatMoney } from "@/lib/i18n/format";
import { tourPath } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import type { DepartureGroup } from "./departure-groups";
import { departureHref } from "./departure-href";

const few = 3;

interface DepartureGroupRowProps {
  group: DepartureGroup;
  dates(departure: Departure): string;
  heading: "h2" | "h3";
  hidden: boolean;
  /** Whether a full departure has a waiting list. */
  canWait: boolean;
}

/**
 * One tour: what it is, and its dates with the seats that are left. There are many dates on a page:
 * each is as little markup as can be, styled by the list around it, and a plain link, which needs
 * no script.
 */
export function DepartureGroupRow(props: DepartureGroupRowProps) {
  const { group, heading: Heading, hidden, canWait } = props;
  const t = useTranslations("Departures");
  const language = useTranslations("Vocabulary.language");
  const { first, departures } = group;
  const open = departures.filter(({ seats_left }) => seats_left > 0);
  const full = departures.filter(({ seats_left }) => seats_left === 0);
  return (
    <section
      data-languages={first.languages.join(" ")}
      data-count={departures.length}
      hidden={hidden}
    >
      <Picture picture={first.tour.picture} sizes="112px" alt="" />
      <Heading>
        <a href={tourPath(first.tour.slug)}>{first.tour.title}</a>
      </Heading>
      <p>
        {t("about", {
          days: first.tour.days,
          languages: first.languages.map((key) => language(key)).join(", "),
          source: t(first.source),
        })}
      </p>
      <p>
        {t.rich("price", {
          price: formatMoney(first.price_per_person.amount_minor),
          b: (price) => <b>{price}</b>,
        })}
      </p>
      <div>
        {open.length > 0 && <Dates {...props} departures={open} />}
        {full.length > 0 && (
          <details>
            <summary>{t(canWait ? "fullDatesWait" : "fullDates", { count: full.length })}</summary>
            <Dates {...props} departures={full} />
          </details>
        )}
      </div>
    </section>
  );
}

function Dates({
  departures,
  dates,
  canWait,
}: DepartureGroupRowProps & { departures: Departure[] }) {
  return (
    <ul>
      {departures.map((departure) => (
        <li key={departure.starts}>
          <a href={departureHref(departure, canWait)}>
            <b>{dates(departure)}</b>
            <Seats left={departure.seats_left} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The last seats stand out, none at all stands back. */
function Seats({ left }: { left: number }) {
  const t = useTranslations("Departures");
  if (left === 0) return <i>{t("full")}</i>;
  const text = t("seats", { seats: left });
  return left > few ? text : <em>{text}</em>;
}
