import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Review } from "@/lib/contract/reviews";
import { routes } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

interface GuestVoicesProps {
  reviews: Review[];
  count: number;
  /** How all guests rated, drawn for a dark ground. */
  histogram: ReactNode;
  /** Who wrote a review, under its text. */
  byline: (review: Review) => ReactNode;
}

/** What guests wrote, large and on night, beside how all of them rated. */
export async function GuestVoices({ reviews, count, histogram, byline }: GuestVoicesProps) {
  const t = await getTranslations("Home.reviews");
  const [first, ...others] = reviews;
  if (!first) return null;
  return (
    <section className="section bg-night text-paper">
      <div className="column">
        <h2 className="text-lead text-mist">{t("title")}</h2>
        <div className="mt-8 grid gap-x-20 gap-y-14 lg:grid-cols-[1.75fr_1fr]">
          <figure>
            <blockquote
              lang={first.language}
              className="text-pretty font-serif text-[clamp(1.5rem,2.7vw,2.25rem)] leading-snug tracking-[-0.01em]"
            >
              {first.text}
            </blockquote>
            <figcaption className="mt-7">{byline(first)}</figcaption>
          </figure>
          <div className="lg:pt-2">
            {histogram}
            <SiteLink
              href={routes.guestbook}
              className="mt-8 inline-flex min-h-11 items-center border-gold border-b font-semibold text-small hover:border-paper"
            >
              {t("more", { count })}
            </SiteLink>
          </div>
        </div>
        <div className="mt-14 grid gap-x-20 gap-y-12 border-night-soft border-t pt-12 md:grid-cols-2">
          {others.map((review) => (
            <figure key={review.id}>
              <blockquote lang={review.language} className="font-serif text-lead">
                {review.text}
              </blockquote>
              <figcaption className="mt-5">{byline(review)}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
