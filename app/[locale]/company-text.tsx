import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CompanyArticle } from "@/components/company/company-article";
import { ContactWays } from "@/components/contact/contact-ways";
import { orNull } from "@/lib/api/errors";
import { section } from "@/lib/api/section";
import { call } from "@/lib/api/server";
import type { InputOf } from "@/lib/contract/endpoint";
import { companyPageEndpoint } from "@/lib/contract/pages";
import { formatDay } from "@/lib/i18n/format";
import { metaOf } from "./page-meta";
import { Shell } from "./shell";

interface CompanyTextProps extends InputOf<typeof companyPageEndpoint> {
  path: string;
  /** A further text on the same page, such as the conditions on deposits. */
  also?: InputOf<typeof companyPageEndpoint>["page"];
  picture?: { url: string; color: string };
  /** What the reader may do next. */
  children?: ReactNode;
}

/** A page that is one text of the company: conditions, privacy, how booking works. */
export async function CompanyText({ page, path, also, picture, children }: CompanyTextProps) {
  const [found, more, locale, t] = await Promise.all([
    orNull(call(companyPageEndpoint, { page })),
    also ? section(companyPageEndpoint, { page: also }) : null,
    getLocale(),
    getTranslations("Company"),
  ]);
  if (!found) return <AskForIt page={page} path={path} />;
  const { data } = found;
  const day = data.updated_at?.slice(0, 10);
  return (
    <Shell paths={path}>
      <CompanyArticle
        text={data}
        picture={picture}
        contents={t("contents")}
        {...(day && { updated: t("updated", { date: formatDay(day, locale) }) })}
      >
        {children}
      </CompanyArticle>
      {more && (
        <div id={also} className="border-line border-t bg-paper-deep">
          <CompanyArticle text={more.data} heading="h2" part={also} />
        </div>
      )}
    </Shell>
  );
}

/** An operator's own API that has no such text: the page says whom to ask for it. */
async function AskForIt({ page, path }: Pick<CompanyTextProps, "page" | "path">) {
  const { title } = await metaOf(page);
  return (
    <Shell paths={path}>
      <div className="column section pt-12">
        <h1 className="mb-10 text-title">{title}</h1>
        <div className="max-w-md">
          <ContactWays />
        </div>
      </div>
    </Shell>
  );
}
