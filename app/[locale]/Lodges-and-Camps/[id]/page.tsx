import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { cache } from "react";
import { PlaceMap } from "@/components/map/place-map";
import { GalleryMosaic } from "@/components/media/gallery-mosaic";
import { StayFacts } from "@/components/stay/stay-facts";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { JsonLd } from "@/components/ui/json-ld";
import { PageOpening } from "@/components/ui/page-opening";
import { Section } from "@/components/ui/section";
import { orNull } from "@/lib/api/errors";
import { section } from "@/lib/api/section";
import { call } from "@/lib/api/server";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { stayEndpoint } from "@/lib/contract/stays";
import { ogPath } from "@/lib/site/og-path";
import { slugPaths } from "@/lib/site/paths-by-language";
import { routes, stayPath } from "@/lib/site/routes";
import { breadcrumbData, stayData } from "@/lib/site/structured-data";
import { pageMeta } from "../../page-meta";
import { Shell } from "../../shell";
import { TourGrid } from "../../tour-grid";

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ id: string }> };

const read = cache(async (id: string) => {
  const found = await orNull(call(stayEndpoint, { id }));
  if (!found) notFound();
  return found.data;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [stay, locale, t] = await Promise.all([
    read((await params).id),
    getLocale(),
    getTranslations("Stays"),
  ]);
  const { id, name, type_text: type, place } = stay;
  return pageMeta({
    title: `${name} · ${place.name}`,
    description: t("description", { name, type, place: place.name }),
    path: slugPaths({ ...stay.alternates, [locale]: id }, stayPath),
    picture: stay.picture.url,
    shareCard: ogPath("stay", id),
  });
}

export default async function StayPage({ params }: Props) {
  const { id } = await params;
  const destinations = section(destinationListEndpoint, {});
  const [stay, locale, t, places, words] = await Promise.all([
    read(id),
    getLocale(),
    getTranslations("Stays"),
    getTranslations("Destinations"),
    getTranslations("Vocabulary.level"),
  ]);
  const nearby = (await destinations)?.data ?? [];
  const crumbs = [
    { text: places("home"), href: routes.home },
    { text: t("title"), href: routes.stays },
    { text: stay.name, href: stayPath(id) },
  ];
  const above = <Breadcrumb crumbs={crumbs.slice(0, 2)} />;
  const kind = [stay.type_text, stay.place.name, words(stay.level)].join("\u00a0· ");
  const isMountain = stay.type === "mountain_camp" || stay.type === "mountain_hut";
  return (
    <Shell paths={slugPaths({ ...stay.alternates, [locale]: id }, stayPath)}>
      {!stay.sample && <JsonLd data={stayData(locale, stay)} />}
      <JsonLd data={breadcrumbData(locale, crumbs)} />
      <div className="column pt-8 pb-16">
        {stay.photographs ? (
          <>
            {above}
            <h1 className="mt-3 text-title">{stay.name}</h1>
            <p className="mt-2 text-lead text-muted">{kind}</p>
          </>
        ) : (
          <PageOpening above={above} title={stay.name} lead={kind} picture={stay.picture} />
        )}
        {stay.sample && (
          <p className="mt-6 max-w-2xl border-gold border-l-4 pl-4 text-small">{t("sample")}</p>
        )}
        {stay.photographs && (
          <div className="mt-8">
            <GalleryMosaic pictures={stay.photographs} title={stay.name} />
          </div>
        )}
        <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
          <div>
            <StayFacts stay={stay} />
          </div>
          <section>
            <h2 className="mb-4 text-[1.5rem]">{t("where")}</h2>
            <PlaceMap place={stay.place} nearby={nearby} />
            <p className="mt-2 text-muted text-note">
              {t("whereNote", { place: stay.place.name })}
            </p>
            <h2 className="mt-8 border-gold border-t-2 pt-3 text-[1.5rem]">{words(stay.level)}</h2>
            <p className="mt-2 max-w-(--container-text) text-muted">
              {isMountain ? t("mountains") : t(`levels.${stay.level}`)}
            </p>
          </section>
        </div>
      </div>
      <Section
        title={t("tours")}
        more={{ href: routes.stays, text: t("all") }}
        className="bg-paper-deep"
      >
        {stay.tours.length === 0 && <p className="text-lead text-muted">{t("noTours")}</p>}
        <TourGrid tours={stay.tours} />
      </Section>
    </Shell>
  );
}
