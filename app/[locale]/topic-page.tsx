import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { ButtonLink } from "@/components/ui/button";
import { JsonLd } from "@/components/ui/json-ld";
import { PageOpening } from "@/components/ui/page-opening";
import { routes } from "@/lib/site/routes";
import { breadcrumbData } from "@/lib/site/structured-data";
import { Shell } from "./shell";

interface TopicPageProps {
  title: string;
  lead: string;
  path: string;
  picture: { url: string; color: string };
  /** What it ends with: who asks us is answered. */
  ask?: { text: string; button: string };
  children: ReactNode;
}

/** A page that helps with one question of a journey: where it stands in the site, its name and picture. */
export async function TopicPage({ title, lead, path, picture, ask, children }: TopicPageProps) {
  const [locale, t] = await Promise.all([getLocale(), getTranslations("TourPage")]);
  const home = { text: t("home"), href: routes.home };
  return (
    <Shell paths={path}>
      <JsonLd data={breadcrumbData(locale, [home, { text: title, href: path }])} />
      <div className="column pt-10 pb-20 md:pt-14">
        <PageOpening
          title={title}
          lead={lead}
          picture={picture}
          above={<Breadcrumb crumbs={[home]} />}
        />
        {children}
        {ask && (
          <div className="mt-14 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-line border-t pt-8">
            <p className="max-w-(--container-text) text-lead">{ask.text}</p>
            <ButtonLink href={routes.quote}>{ask.button}</ButtonLink>
          </div>
        )}
      </div>
    </Shell>
  );
}
