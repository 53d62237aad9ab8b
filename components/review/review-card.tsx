import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import type { Review } from "@/lib/contract/reviews";
import { countryName } from "@/lib/i18n/country-name";
import { formatDay } from "@/lib/i18n/format";
import { languageName } from "@/lib/i18n/language-name";
import { destinationPath, tourPath } from "@/lib/site/routes";
import { GuestPhotographs } from "../media/guest-photographs";
import { SiteLink } from "../ui/site-link";
import { Stars } from "../ui/stars";
import { ReviewReply } from "./review-reply";

interface ReviewCardProps {
  review: Review;
  /** The rank that fits the page's order of headings. */
  heading?: "h2" | "h3" | "h4";
}

/** A review: the guest's initial large, what they wrote, and what it is about. */
export function ReviewCard({ review, heading: Heading = "h3" }: ReviewCardProps) {
  const t = useTranslations("ReviewCard");
  const locale = useLocale();
  const about = [
    countryName(review.country, locale),
    review.party && t(`party.${review.party}`),
    formatDay(review.written, locale),
  ].filter(Boolean);
  return (
    <article className="grid grid-cols-[3.25rem_1fr] gap-x-5 max-[23rem]:grid-cols-[2rem_1fr] max-[23rem]:gap-x-3 border-line border-t pt-6">
      <p
        aria-hidden="true"
        className="font-serif text-[3rem] max-[23rem]:text-[2.25rem] text-gold leading-[0.9] tracking-tight"
      >
        {[...review.author][0]}
      </p>
      <div>
        <Stars rating={review.rating} label={t("stars", { rating: review.rating })} />
        <Heading lang={review.language} className="mt-1.5 text-[1.25rem] leading-snug">
          {review.title}
        </Heading>
        <p lang={review.language} className="mt-2 measure whitespace-pre-line">
          {review.text}
        </p>
        <GuestPhotographs pictures={review.photographs} author={review.author} />
        <p className="mt-4 text-small">
          <bdi className="font-semibold">{review.author}</bdi>
          <span className="text-muted">
            {about.map((fact) => (
              <Fragment key={fact}>
                {"\u00a0· "}
                <span className="whitespace-nowrap">{fact}</span>
              </Fragment>
            ))}
          </span>
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted text-small">
          {review.verified && <span className="text-acacia">{t("verified")}</span>}
          {review.language !== locale && (
            <span>{t("language", { language: languageName(review.language, locale) })}</span>
          )}
        </p>
        <About review={review} />
        {review.reply && <ReviewReply reply={review.reply} />}
      </div>
    </article>
  );
}

function About({ review }: { review: Review }) {
  const links = [
    review.tour && { href: tourPath(review.tour.slug), text: review.tour.title },
    review.destination && {
      href: destinationPath(review.destination.slug),
      text: review.destination.title,
    },
  ].filter((link) => link !== null);
  return (
    <p className="mt-1 flex flex-wrap gap-x-5 text-small">
      {links.map((link) => (
        <SiteLink
          key={link.href}
          href={link.href}
          className="py-1 text-terracotta-deep underline-offset-4 hover:underline"
        >
          {link.text}
        </SiteLink>
      ))}
    </p>
  );
}
