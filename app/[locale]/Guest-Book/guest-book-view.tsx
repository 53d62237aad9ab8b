import type { Metadata } from "next";
import { notFound, redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { type ComponentType, cache } from "react";
import { guestBookPicture } from "@/components/media/page-pictures";
import { GuestBookFilter } from "@/components/review/guest-book-filter";
import type { FilteredReviews } from "@/components/review/guest-book-finder";
import { guestBookSpelling } from "@/components/review/guest-book-state";
import { ReviewCard } from "@/components/review/review-card";
import { ReviewHistogram } from "@/components/review/review-histogram";
import { reviewQuery } from "@/components/review/search-reviews";
import { WriteReviewButton } from "@/components/review/write-review-button";
import { IslandMessages } from "@/components/ui/island-messages";
import { Pagination } from "@/components/ui/pagination";
import { PictureBanner } from "@/components/ui/picture-banner";
import { Still } from "@/components/ui/still/still";
import { call } from "@/lib/api/server";
import { guestbookEndpoint } from "@/lib/contract/reviews";
import { listPath, listPlace } from "@/lib/site/list-path";
import { routes } from "@/lib/site/routes";
import { metaOf, pageMeta } from "../page-meta";
import { reviewSubjects } from "../review-subjects";
import { Shell } from "../shell";

const perPage = 20;

interface GuestBookViewProps {
  path: string;
  /** What the address asks for beyond the page, `?sort=lowest`; empty for the whole guest book. */
  asked: string;
  /** Shows what that finds; it comes with the pages that may be asked. */
  Filtered?: ComponentType<{ page: number; filtered: FilteredReviews }>;
}

/** A page of the whole guest book, by the part of its path after the name. */
const readWhole = cache(async (path: string) => {
  const place = listPlace(path.split("/").filter(Boolean), []);
  if (!place) notFound();
  const reviews = await call(guestbookEndpoint, { page: place.page, per_page: perPage });
  if (place.page > 1 && reviews.data.length === 0) notFound();
  return { place, reviews };
});

/**
 * What an address asks the guest book for, in its one spelling; empty when that is nothing. A filter
 * begins at the guest book's own address, and a page behind its end is its last one.
 */
export async function askedOfGuestBook(path: string, query: URLSearchParams): Promise<string> {
  const { place } = await readWhole(path);
  const asked = guestBookSpelling.asked(query);
  if (asked !== "" && place.page > 1) redirect(routes.guestbook + asked);
  const state = guestBookSpelling.read(query);
  if (state.page > 1) {
    const { meta } = await readFiltered(asked);
    const last = Math.max(1, Math.ceil(meta.total / meta.per_page));
    if (state.page > last)
      redirect(guestBookSpelling.write(routes.guestbook, { ...state, page: last }));
  }
  return asked;
}

const readFiltered = cache((asked: string) => {
  const state = guestBookSpelling.read(new URLSearchParams(asked));
  return call(guestbookEndpoint, reviewQuery(state, state.page));
});

export async function guestBookMetadata(path: string): Promise<Metadata> {
  const [{ place }, meta, t] = await Promise.all([
    readWhole(path),
    metaOf("guest-book"),
    getTranslations("GuestBook"),
  ]);
  const page = place.page > 1 ? `, ${t("page", { page: place.page })}` : "";
  return pageMeta({
    title: `${meta.title}${page}`,
    description: `${meta.description}${page}`,
    path: listPath(routes.guestbook, place),
    picture: guestBookPicture.url,
  });
}

/** The guest book: what all reviews come to, and a page of them or those that are asked for. */
export async function GuestBookView({ path, asked, Filtered }: GuestBookViewProps) {
  const [{ place, reviews }, found, t, subjects] = await Promise.all([
    readWhole(path),
    asked === "" ? undefined : readFiltered(asked),
    getTranslations("GuestBook"),
    reviewSubjects(),
  ]);
  // Below the reviews on phones, beside the score where there is room.
  const how = (
    <>
      <h2 className="text-[1.25rem]">{t("how")}</h2>
      <p className="mt-2 text-muted text-small">{t("howText")}</p>
    </>
  );
  return (
    <Shell paths={listPath(routes.guestbook, place)} overHero>
      <PictureBanner picture={guestBookPicture} title={t("heading")} lead={t("lead")} high />
      <div className="column section grid gap-x-16 gap-y-12 pt-14 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <aside className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:grid-rows-[auto_1fr] md:max-lg:gap-x-16 lg:sticky lg:top-28 lg:self-start">
          <div className="md:row-span-2">
            <ReviewHistogram summary={reviews.summary} />
          </div>
          <IslandMessages namespaces={["ReviewForm", "Form", "FieldErrors"]}>
            <WriteReviewButton subjects={subjects} className="mt-8 w-full md:max-lg:mt-2">
              {t("write")}
            </WriteReviewButton>
          </IslandMessages>
          <div className="mt-10 max-md:hidden md:max-lg:mt-6">{how}</div>
        </aside>
        <IslandMessages namespaces={["GuestBook", "ReviewCard", "Vocabulary"]}>
          {Filtered && found ? (
            <Filtered page={1} filtered={{ asked, found }} />
          ) : (
            <GuestBookFilter page={place.page}>
              {reviews.data.length === 0 && <p className="text-lead">{t("none")}</p>}
              <Still className="grid gap-x-14 gap-y-10 min-[100rem]:grid-cols-2">
                {reviews.data.map((review) => (
                  <ReviewCard key={review.id} review={review} heading="h2" />
                ))}
              </Still>
              <Pagination
                page={place.page}
                pages={Math.ceil(reviews.meta.total / perPage)}
                pathOf={(page) => listPath(routes.guestbook, { ...place, page })}
                words={t}
              />
            </GuestBookFilter>
          )}
        </IslandMessages>
        <div className="md:hidden">{how}</div>
      </div>
    </Shell>
  );
}
