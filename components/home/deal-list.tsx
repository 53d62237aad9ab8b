import { getLocale, getTranslations } from "next-intl/server";
import type { TourCard } from "@/lib/contract/tours";
import { formatMoney, formatMonth } from "@/lib/i18n/format";
import { numberFormat } from "@/lib/i18n/formats";
import { listText } from "@/lib/i18n/list-text";
import { tourPath } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { CardLink } from "../ui/card-link";

/** Journeys that cost less in some months, one line each with the discount as its figure. */
export async function DealList({ tours }: { tours: TourCard[] }) {
  return (
    <ul className="grid border-line border-t lg:grid-cols-2 lg:gap-x-14">
      {tours.map((tour) => (
        <DealRow key={tour.id} tour={tour} />
      ))}
    </ul>
  );
}

async function DealRow({ tour }: { tour: TourCard }) {
  const [home, words, locale] = await Promise.all([
    getTranslations("Home.deals"),
    getTranslations("Tour"),
    getLocale(),
  ]);
  if (!tour.deal) return null;
  const names = tour.deal.months.map((month) => formatMonth(month, locale));
  const months = listText(names, locale);
  const percent = numberFormat(locale, { style: "percent" }).format(tour.deal.percent / 100);
  return (
    <li className="group relative grid grid-cols-[5.5rem_1fr] gap-x-5 border-line border-b py-5 sm:grid-cols-[9rem_1fr_auto] sm:items-center">
      <div className="aspect-4/3 overflow-hidden rounded-picture bg-paper-deep">
        <Picture
          picture={tour.picture}
          sizes="(min-width: 640px) 144px, 88px"
          alt=""
          className="h-full w-full"
        />
      </div>
      <div>
        <h3 className="text-[1.25rem] leading-tight">
          <CardLink href={tourPath(tour.slug)}>{tour.title}</CardLink>
        </h3>
        <p className="mt-1.5 text-gold-deep text-small">
          {home("off", { percent: tour.deal.percent, months })}
        </p>
        <p className="figures mt-0.5 flex flex-wrap gap-x-4 text-muted text-small">
          <span>{words("duration", { days: tour.days, nights: tour.nights })}</span>
          <span>
            {words.rich("from", {
              price: formatMoney(tour.price_from.amount_minor),
              strong: (chunks) => <span className="font-semibold text-ink">{chunks}</span>,
            })}{" "}
            {words("basis", { travellers: tour.price_from_travellers })}
          </span>
        </p>
      </div>
      <p
        aria-hidden="true"
        className="figures hidden font-serif text-[2.25rem] text-terracotta leading-none tracking-tight sm:block"
      >
        −{percent}
      </p>
    </li>
  );
}
