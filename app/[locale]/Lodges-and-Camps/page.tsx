import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { staysPicture } from "@/components/media/page-pictures";
import { PlaceOfStays } from "@/components/stay/place-of-stays";
import { Icon } from "@/components/ui/icons";
import { JsonLd } from "@/components/ui/json-ld";
import { PageOpening } from "@/components/ui/page-opening";
import { offers } from "@/lib/api/offers";
import { section } from "@/lib/api/section";
import { call } from "@/lib/api/server";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { stayListEndpoint } from "@/lib/contract/stays";
import { LevelSchema } from "@/lib/contract/vocabulary";
import { routes, stayPath } from "@/lib/site/routes";
import { itemListData } from "@/lib/site/structured-data";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export async function generateMetadata() {
  const t = await getTranslations("Stays");
  return pageMeta({
    title: t("title"),
    description: t("listDescription"),
    path: routes.stays,
    picture: staysPicture.url,
  });
}

export default async function StaysPage() {
  if (!(await offers(stayListEndpoint))) notFound();
  const [{ data }, known, locale, t, words] = await Promise.all([
    call(stayListEndpoint, {}),
    section(destinationListEndpoint, {}),
    getLocale(),
    getTranslations("Stays"),
    getTranslations("Vocabulary.level"),
  ]);
  const places = new Map(data.map(({ place }) => [place.id, place]));
  const pictures = new Map(known?.data.map(({ id, picture }) => [id, picture]));
  const items = data.map(({ id, name }) => ({ name, path: stayPath(id) }));
  return (
    <Shell paths={routes.stays}>
      <JsonLd data={itemListData(locale, items)} />
      <div className="column pt-10 pb-16">
        <PageOpening title={t("heading")} lead={t("lead")} picture={staysPicture} />
        {data.some(({ sample }) => sample) && (
          <p className="mt-8 max-w-2xl border-gold border-l-4 pl-4 text-small">{t("samples")}</p>
        )}
        <h2 className="mt-12 text-section">{t("levelsTitle")}</h2>
        <dl className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2 xl:grid-cols-4">
          {LevelSchema.options.map((level) => (
            <div key={level} className="border-gold border-t-2 pt-3">
              <dt className="font-semibold">{words(level)}</dt>
              <dd className="mt-1 text-muted">{t(`levels.${level}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 max-w-(--container-text)">{t("mountains")}</p>
        <details className="group mt-8 border-line border-y max-sm:hidden">
          <summary className="flex min-h-12 items-center justify-between gap-4 font-semibold">
            {t("toPlace")}
            <Icon name="chevronDown" className="size-4 group-open:rotate-180" />
          </summary>
          <ul className="grid grid-cols-2 gap-x-6 pb-3 text-small sm:grid-cols-3 lg:grid-cols-5">
            {[...places.values()].map(({ id, name }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </details>
        <div className="mt-12 grid grid-flow-dense grid-cols-[minmax(0,1fr)] gap-x-16 max-sm:mt-8 max-sm:border-line max-sm:border-t sm:gap-y-12 lg:grid-cols-2">
          {[...places.values()].map((place) => (
            <PlaceOfStays
              key={place.id}
              place={place}
              picture={pictures.get(place.id)}
              stays={data.filter((stay) => stay.place.id === place.id)}
            />
          ))}
        </div>
      </div>
    </Shell>
  );
}
