import { useLocale, useTranslations } from "next-intl";
import type { Tour } from "@/lib/contract/tours";
import { brand } from "@/lib/site/brand";
import { routes, tourPath } from "@/lib/site/routes";
import { breadcrumbData } from "@/lib/site/structured-data";
import { Breadcrumb } from "../ui/breadcrumb";
import { JsonLd } from "../ui/json-ld";
import { CardRating } from "./card-rating";
import { CardPrice } from "./tour-card";

/** Where the page is in the site, the tour's name, what guests thought of it and what it costs. */
export function TourHeader({ tour }: { tour: Tour }) {
  const t = useTranslations("TourPage");
  const crumbs = [
    { text: t("home"), href: routes.home },
    { text: t("tours"), href: routes.tours },
    { text: tour.title, href: tourPath(tour.slug) },
  ];
  return (
    <div className="column pt-4 pb-6 md:pt-8">
      <JsonLd data={breadcrumbData(useLocale(), crumbs)} />
      <Breadcrumb crumbs={[...crumbs.slice(0, 2), { text: tour.title }]} className="print:hidden" />
      <p className="hidden text-small print:block">
        <strong className="font-serif">{brand.name}</strong> · {brand.phone} · {brand.email}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-x-12">
        <h1 className="mt-3 max-w-4xl text-title max-lg:col-span-2">{tour.title}</h1>
        <a
          href="#price"
          className="row-span-2 underline-offset-4 hover:underline max-lg:hidden print:hidden"
        >
          <CardPrice tour={tour} className="text-[1.875rem] leading-none" />
        </a>
        <ul className="col-start-1 mt-4 flex flex-wrap gap-x-6 gap-y-1 text-muted text-small max-lg:col-span-2">
          {tour.rating.count > 0 && (
            <li>
              <a href="#reviews" className="text-ink underline-offset-4 hover:underline">
                <CardRating rating={tour.rating} />
              </a>
            </li>
          )}
          <li>{[...new Set(tour.route)].join("\u00a0→ ")}</li>
          <li>{t("code", { code: tour.code })}</li>
        </ul>
      </div>
    </div>
  );
}
