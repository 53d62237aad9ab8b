import { getLocale, getTranslations } from "next-intl/server";
import { Fragment, type ReactNode } from "react";
import type { Review } from "@/lib/contract/reviews";
import { countryName } from "@/lib/i18n/country-name";
import { formatDay } from "@/lib/i18n/format";
import { GuestPhotographs } from "../media/guest-photographs";

interface FeaturedReviewProps {
  review: Review;
  /** What was replied to it. */
  children?: ReactNode;
}

/** One review large, on night, as a page of its own in the book. */
export async function FeaturedReview({ review, children }: FeaturedReviewProps) {
  return (
    <figure className="mt-14 rounded-picture bg-night px-6 py-10 text-paper md:mt-20 md:px-12 md:py-14 print:hidden">
      <blockquote lang={review.language}>
        <p className="font-serif text-[clamp(1.5rem,2.8vw,2.125rem)] leading-tight tracking-[-0.015em] before:content-[open-quote] after:content-[close-quote]">
          {review.title}
        </p>
        <p className="mt-5 measure whitespace-pre-line text-mist">{review.text}</p>
      </blockquote>
      <GuestPhotographs pictures={review.photographs} author={review.author} />
      <figcaption className="mt-6 text-mist text-small">
        <ReviewSource review={review} />
      </figcaption>
      {children}
    </figure>
  );
}

/** Who wrote a review, from where, when, in what company, and whether they travelled with us. */
export async function ReviewSource({ review }: { review: Review }) {
  const [t, words] = await Promise.all([
    getTranslations("TourPage.reviews"),
    getTranslations("Vocabulary"),
  ]);
  const locale = await getLocale();
  const country = countryName(review.country, locale);
  const parts = [
    country,
    review.party && t(`party.${review.party}`),
    formatDay(review.written, locale),
    review.language !== locale && t("written", { language: words(`language.${review.language}`) }),
    review.verified && t("verified"),
  ].filter((part) => typeof part === "string");
  return (
    <>
      <bdi className="font-semibold">{review.author}</bdi>
      {parts.map((part) => (
        <Fragment key={part}>
          {"\u00a0· "}
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
    </>
  );
}
