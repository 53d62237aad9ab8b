import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { GuestBookFilter } from "@/components/review/guest-book-filter";
import { ReviewCard } from "@/components/review/review-card";
import { ReviewHistogram } from "@/components/review/review-histogram";
import { WriteReviewButton } from "@/components/review/write-review-button";
import { IslandMessages } from "@/components/ui/island-messages";
import { Pagination } from "@/components/ui/pagination";
import { PictureBanner } from "@/components/ui/picture-banner";
import { call } from "@/lib/api/server";
import { metaInfosEndpoint } from "@/lib/contract/pages";
import { guestbookEndpoint } from "@/lib/contract/reviews";
import { toLocale } from "@/lib/i18n/locales";
import { listPath, listPlace } from "@/lib/site/list-path";
import { pageMetadata } from "@/lib/site/page-metadata";
import { samePath } from "@/lib/site/page-paths";
import { routes } from "@/lib/site/routes";
import { reviewSubjects } from "../../review-subjects";
import { Shell } from "../../shell";

export function generateStaticParams() {
  return [];
}

const picture = { url: "/pictures/guest-book", alt: "", color: "#6b5a78" };
const perPage = 20;
type Props = { params: Promise<{ path?: string[] }> };

const read = cache(async (path: string) => {
  const place = listPlace(path.split("/").filter(Boolean), []);
  if (!place) notFound();
  const reviews = await call(guestbookEndpoint, { page: place.page, per_page: perPage });
  if (place.page > 1 && reviews.data.length === 0) notFound();
  return { place, reviews };
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ place }, locale, meta, t] = await Promise.all([
    read(((await params).path ?? []).join("/")),
    getLocale(),
    call(metaInfosEndpoint, { page: "guest-book" }),
    getTranslations("GuestBook"),
  ]);
  const page = place.page > 1 ? `, ${t("page", { page: place.page })}` : "";
  return pageMetadata({
    locale: toLocale(locale),
    title: `${meta.title}${page}`,
    description: `${meta.description}${page}`,
    paths: samePath(listPath(routes.guestbook, place)),
    picture: "/pictures/guest-book",
  });
}

export default async function GuestBookPage({ params }: Props) {
  const { place, reviews } = await read(((await params).path ?? []).join("/"));
  const [t, subjects] = await Promise.all([getTranslations("GuestBook"), reviewSubjects()]);
  return (
    <Shell paths={samePath(listPath(routes.guestbook, place))} overHero>
      <PictureBanner picture={picture} title={t("heading")} lead={t("lead")} />
      <div className="column section grid gap-x-16 gap-y-12 pt-14 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <aside className="lg:sticky lg:top-28 lg:self-start">
          <ReviewHistogram summary={reviews.summary} />
          <IslandMessages namespaces={["ReviewForm", "Form", "FieldErrors"]}>
            <WriteReviewButton subjects={subjects} className="mt-8 w-full">
              {t("write")}
            </WriteReviewButton>
          </IslandMessages>
          <h2 className="mt-10 text-[1.25rem]">{t("how")}</h2>
          <p className="mt-2 text-muted text-small">{t("how_text")}</p>
        </aside>
        <IslandMessages namespaces={["GuestBook", "ReviewCard", "Vocabulary"]}>
          <GuestBookFilter page={place.page}>
            {reviews.data.length === 0 && <p className="text-lead">{t("none")}</p>}
            <div className="grid gap-10">
              {reviews.data.map((review) => (
                <ReviewCard key={review.id} review={review} heading="h2" />
              ))}
            </div>
            <Pagination
              page={place.page}
              pages={Math.ceil(reviews.meta.total / perPage)}
              pathOf={(page) => listPath(routes.guestbook, { ...place, page })}
              words={{
                label: t("pages"),
                previous: t("previous"),
                next: t("next"),
                page: (page) => t("page", { page }),
              }}
            />
          </GuestBookFilter>
        </IslandMessages>
      </div>
    </Shell>
  );
}
