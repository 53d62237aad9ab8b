import { getFormatter, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Review, ReviewSummary } from "@/lib/contract/reviews";
import { routes } from "@/lib/site/routes";
import { GuestPhotographs } from "../media/guest-photographs";
import { SiteLink } from "../ui/site-link";
import { Stars } from "../ui/stars";
import { Still } from "../ui/still/still";
import { ReviewSource } from "./review-quote";
import { TourSection } from "./tour-section";

interface TourReviewsProps {
  slug: string;
  reviews: Review[];
  summary: ReviewSummary;
  /** Shown large elsewhere on the page; it is not told twice. */
  featuredId: string | undefined;
  /** What was replied to one of them. */
  replyTo(review: Review): ReactNode;
}

/** What guests wrote about this tour, and how reviews come to be here. */
export async function TourReviews({
  slug,
  reviews,
  summary,
  featuredId,
  replyTo,
}: TourReviewsProps) {
  const [t, tour] = await Promise.all([
    getTranslations("TourPage.reviews"),
    getTranslations("Tour"),
  ]);
  const others = reviews.filter(({ id }) => id !== featuredId);
  return (
    <TourSection id="reviews" title={t("title")} screenOnly>
      {summary.count === 0 ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        <Still>
          <RatingSummary summary={summary} />
        </Still>
      )}
      <ul className="mt-8 divide-y divide-line border-line border-t">
        {others.map((review) => (
          <li key={review.id} className="break-inside-avoid py-6">
            <Still>
              <Stars
                rating={review.rating}
                label={tour("stars", { rating: review.rating })}
                className="text-gold"
              />
              <h3 lang={review.language} className="mt-1.5 text-[1.1875rem] leading-snug">
                {review.title}
              </h3>
              <p lang={review.language} className="mt-2 measure whitespace-pre-line text-small">
                {review.text}
              </p>
            </Still>
            <GuestPhotographs pictures={review.photographs} author={review.author} />
            <Still>
              <p className="mt-2.5 text-muted text-note">
                <ReviewSource review={review} />
              </p>
              {replyTo(review)}
            </Still>
          </li>
        ))}
      </ul>
      <p className="text-muted text-note">{t("policy")}</p>
      <p className="mt-3 flex flex-wrap gap-x-8 gap-y-2 font-semibold text-small text-terracotta-deep print:hidden">
        <SiteLink href={routes.guestbook} className="py-2 underline-offset-4 hover:underline">
          {t("all")}
        </SiteLink>
        <SiteLink
          href={`${routes.review}?tour=${slug}`}
          className="py-2 underline-offset-4 hover:underline"
        >
          {t("write")}
        </SiteLink>
      </p>
    </TourSection>
  );
}

const bands = ["excellent", "very_good", "average", "poor", "terrible"] as const;

/** The average and how the stars spread over the five bands. */
async function RatingSummary({ summary }: { summary: ReviewSummary }) {
  const [t, tour, format] = await Promise.all([
    getTranslations("TourPage.reviews"),
    getTranslations("Tour"),
    getFormatter(),
  ]);
  const average = format.number(summary.average, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <div className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_1fr]">
      <p>
        <span aria-hidden="true" className="figures block font-semibold font-serif text-hero">
          {average}
        </span>
        <Stars
          rating={summary.average}
          label={tour("rating", { average, count: summary.count })}
          className="text-gold text-lead"
        />
        <span className="block text-muted text-small">{t("count", { count: summary.count })}</span>
      </p>
      <dl className="space-y-1.5 text-small">
        {bands.map((band) => (
          <div key={band} className="grid grid-cols-[7.5rem_1fr_2rem] items-center gap-3">
            <dt>{t(`bands.${band}`)}</dt>
            <dd className="contents">
              <span aria-hidden="true" className="h-1 bg-line">
                <span
                  className="block h-full bg-gold"
                  style={{ width: `${(summary.bands[band] / Math.max(summary.count, 1)) * 100}%` }}
                />
              </span>
              <span className="figures text-right">{summary.bands[band]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
