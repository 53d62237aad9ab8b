import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { StayList } from "@/components/stay/stay-list";
import { JsonLd } from "@/components/ui/json-ld";
import { SiteLink } from "@/components/ui/site-link";
import { offers } from "@/lib/api/offers";
import { call } from "@/lib/api/server";
import { stayListEndpoint } from "@/lib/contract/stays";
import { LevelSchema } from "@/lib/contract/vocabulary";
import { destinationPath, routes, stayPath } from "@/lib/site/routes";
import { itemListData } from "@/lib/site/structured-data";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export async function generateMetadata() {
  const t = await getTranslations("Stays");
  return pageMeta({
    title: t("title"),
    description: t("listDescription"),
    path: routes.stays,
    picture: "/pictures/category-luxury-safaris",
  });
}

export default async function StaysPage() {
  if (!(await offers(stayListEndpoint))) notFound();
  const [{ data }, locale, t, words] = await Promise.all([
    call(stayListEndpoint, {}),
    getLocale(),
    getTranslations("Stays"),
    getTranslations("Vocabulary.level"),
  ]);
  const places = new Map(data.map(({ place }) => [place.id, place]));
  const items = data.map(({ id, name }) => ({ name, path: stayPath(id) }));
  return (
    <Shell paths={routes.stays}>
      <JsonLd data={itemListData(locale, items)} />
      <div className="column pt-10 pb-16">
        <h1 className="text-title">{t("heading")}</h1>
        <p className="mt-4 max-w-2xl text-lead text-muted">{t("lead")}</p>
        {data.some(({ sample }) => sample) && (
          <p className="mt-4 max-w-2xl border-gold border-l-4 pl-4 text-small">{t("samples")}</p>
        )}
        <h2 className="mt-12 text-section">{t("levelsTitle")}</h2>
        <dl className="mt-5 grid gap-x-10 gap-y-5 sm:grid-cols-2">
          {LevelSchema.options.map((level) => (
            <div key={level} className="border-gold border-t-2 pt-3">
              <dt className="font-semibold">{words(level)}</dt>
              <dd className="mt-1 text-muted">{t(`levels.${level}`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 max-w-(--container-text)">{t("mountains")}</p>
        {[...places.values()].map(({ id, slug, name }) => (
          <section key={id} id={id} className="pt-12">
            <h2 className="mb-4 text-[1.75rem]">
              <SiteLink href={destinationPath(slug)} className="underline-offset-4 hover:underline">
                {name}
              </SiteLink>
            </h2>
            <StayList stays={data.filter(({ place }) => place.id === id)} />
          </section>
        ))}
      </div>
    </Shell>
  );
}
