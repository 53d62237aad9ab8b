import { getLocale, getTranslations } from "next-intl/server";
import type { Tour } from "@/lib/contract/tours";
import { toLocale } from "@/lib/i18n/locales";
import { brand } from "@/lib/site/brand";
import { breadcrumbJsonLd } from "@/lib/site/breadcrumb-json-ld";
import { routes, tourPath } from "@/lib/site/routes";
import { JsonLd } from "../ui/json-ld";
import { SiteLink } from "../ui/site-link";
import { CardRating } from "./card-rating";

/** Where the page is in the site, the tour's name, and what guests thought of it. */
export async function TourHeader({ tour }: { tour: Tour }) {
  const t = await getTranslations("TourPage");
  const crumb = "inline-block py-2 underline-offset-4 hover:underline";
  return (
    <div className="column pt-4 pb-6 md:pt-8">
      <JsonLd
        data={breadcrumbJsonLd(
          [
            { name: t("home"), path: routes.home },
            { name: t("tours"), path: routes.tours },
            { name: tour.title, path: tourPath(tour.slug) },
          ],
          toLocale(await getLocale()),
        )}
      />
      <nav aria-label={t("breadcrumb")} className="text-muted text-note print:hidden">
        <ol className="flex flex-wrap [&>li:not(:last-child)]:after:mx-2 [&>li:not(:last-child)]:after:content-['/']">
          <li>
            <SiteLink href={routes.home} className={crumb}>
              {t("home")}
            </SiteLink>
          </li>
          <li>
            <SiteLink href={routes.tours} className={crumb}>
              {t("tours")}
            </SiteLink>
          </li>
          <li aria-current="page" className="py-2">
            {tour.title}
          </li>
        </ol>
      </nav>
      <p className="hidden text-small print:block">
        <strong className="font-serif">{brand.name}</strong> · {brand.phone} · {brand.email}
      </p>
      <h1 className="mt-3 max-w-4xl text-title">{tour.title}</h1>
      <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-muted text-small">
        {tour.rating.count > 0 && (
          <li>
            <a href="#reviews" className="text-ink underline-offset-4 hover:underline">
              <CardRating rating={tour.rating} />
            </a>
          </li>
        )}
        <li>{[...new Set(tour.route)].join(" → ")}</li>
        <li>{t("code", { code: tour.code })}</li>
      </ul>
    </div>
  );
}
