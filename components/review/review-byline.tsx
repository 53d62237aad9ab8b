import { useLocale, useTranslations } from "next-intl";
import type { Review } from "@/lib/contract/reviews";
import { countryName } from "@/lib/i18n/country-name";
import { formatDay } from "@/lib/i18n/format";
import { tourPath } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";
import { Stars } from "../ui/stars";

interface ReviewBylineProps {
  review: Review;
  ground?: "paper" | "night";
}

/** Stars, who wrote, from where and when, and the journey it is about. */
export function ReviewByline({ review, ground = "paper" }: ReviewBylineProps) {
  const t = useTranslations("ReviewCard");
  const locale = useLocale();
  const quiet = ground === "night" ? "text-mist" : "text-muted";
  return (
    <div className="text-small">
      <Stars rating={review.rating} label={t("stars", { rating: review.rating })} />
      <p className="mt-2">
        <bdi className="font-semibold">{review.author}</bdi>
        <span className={quiet}>
          , {countryName(review.country, locale)} ·{" "}
          <span className="whitespace-nowrap">{formatDay(review.written, locale)}</span>
        </span>
      </p>
      {review.tour && (
        <p className={quiet}>
          <SiteLink href={tourPath(review.tour.slug)} className="underline underline-offset-4">
            {review.tour.title}
          </SiteLink>
        </p>
      )}
    </div>
  );
}
