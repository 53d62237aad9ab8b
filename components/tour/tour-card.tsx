import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { TourCard as TourCardData } from "@/lib/contract/tours";
import { formatMoney, formatMonth } from "@/lib/i18n/format";
import { listFormat } from "@/lib/i18n/formats";
import { tourPath } from "@/lib/site/routes";
import { CardPicture } from "../media/card-picture";
import { CardLink } from "../ui/card-link";
import { CardRating } from "./card-rating";

interface TourCardProps {
  tour: TourCardData;
  /** The rank that fits the page's order of headings. */
  heading?: "h2" | "h3" | "h4";
  /** What lies on the picture's upper right corner, e.g. the heart. */
  actions?: ReactNode;
  /** How wide the picture is drawn; a grid of three by default. */
  sizes?: string;
  priority?: boolean;
  className?: string;
}

/**
 * A tour in a list. Works in server pages and in client lists; there the island needs the
 * namespaces `Tour` and `Vocabulary`.
 */
export function TourCard({
  tour,
  heading: Heading = "h3",
  actions,
  sizes,
  priority,
  className = "",
}: TourCardProps) {
  const t = useTranslations("Tour");
  const vocabulary = useTranslations("Vocabulary");
  return (
    <article className={`group relative flex flex-col ${className}`}>
      <CardPicture picture={tour.picture} sizes={sizes} priority={priority}>
        <Deal deal={tour.deal} />
        <p className="absolute bottom-3 left-3 rounded-chip bg-night/85 px-3 py-1 font-medium text-note text-paper">
          {vocabulary(`trip_type.${tour.trip_type}`)} · {vocabulary(`level.${tour.level}`)}
        </p>
      </CardPicture>
      <Heading className="mt-4 text-[1.375rem] leading-tight">
        <CardLink href={tourPath(tour.slug)} className="decoration-1">
          {tour.title}
        </CardLink>
      </Heading>
      <p className="mt-1.5 text-muted text-small">{routeLine(tour.route)}</p>
      <div className="mt-auto pt-4">
        <div className="flex items-start justify-between gap-x-4 border-line border-t pt-3 text-small">
          <p className="shrink-0">
            <span className="figures block">
              {t("duration", { days: tour.days, nights: tour.nights })}
            </span>
            <CardRating rating={tour.rating} />
          </p>
          <CardPrice tour={tour} />
        </div>
      </div>
      {actions && <div className="absolute top-3 right-3 z-1">{actions}</div>}
    </article>
  );
}

function Deal({ deal }: { deal: TourCardData["deal"] }) {
  const t = useTranslations("Tour");
  const locale = useLocale();
  if (!deal) return null;
  const months = deal.months.map((month) => formatMonth(month, locale, "short"));
  return (
    <p className="absolute top-3 left-0 max-w-[70%] rounded-r-picture bg-gold px-3 py-1 font-semibold text-ink text-note">
      {t("deal", {
        percent: deal.percent,
        months: listFormat(locale, { type: "unit", style: "short" }).format(months),
      })}
    </p>
  );
}

const shownPlaces = 4;

/**
 * The places of a tour as one line: each once, in order of travel, and the middle left out when
 * there are many (`Arusha → Tarangire → Serengeti → … → Zanzibar`).
 */
function routeLine(places: string[]): string {
  const unique = [...new Set(places)];
  const last = unique.at(-1);
  const shown =
    unique.length > shownPlaces && last ? [...unique.slice(0, shownPlaces - 1), "…", last] : unique;
  // A line never begins with an arrow.
  return shown.join("\u00a0→ ");
}

/** 'From $1,850' and what that price means. */
export function CardPrice({
  tour,
  className = "text-lead",
}: {
  tour: Pick<TourCardData, "price_from" | "price_from_travellers">;
  /** How large the sum is. */
  className?: string;
}) {
  const t = useTranslations("Tour");
  return (
    <p className="text-right text-note text-muted leading-snug">
      <span className="figures block text-small">
        {t.rich("from", {
          price: formatMoney(tour.price_from.amount_minor),
          strong: (chunks) => (
            <strong className={`figures ml-0.5 font-semibold text-ink tracking-tight ${className}`}>
              {chunks}
            </strong>
          ),
        })}
      </span>
      {t("basis", { travellers: tour.price_from_travellers })}
    </p>
  );
}
