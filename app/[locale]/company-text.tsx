import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CompanyArticle } from "@/components/company/company-article";
import { call } from "@/lib/api/server";
import type { InputOf } from "@/lib/contract/endpoint";
import { companyPageEndpoint } from "@/lib/contract/pages";
import { formatDay } from "@/lib/i18n/format";
import { toLocale } from "@/lib/i18n/locales";
import { samePath } from "@/lib/site/page-paths";
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
  const [{ data }, more, locale, t] = await Promise.all([
    call(companyPageEndpoint, { page }),
    also ? call(companyPageEndpoint, { page: also }) : null,
    getLocale(),
    getTranslations("Company"),
  ]);
  const date = formatDay(data.updated_at.slice(0, 10), toLocale(locale));
  return (
    <Shell paths={samePath(path)}>
      <CompanyArticle
        text={data}
        picture={picture}
        contents={t("contents")}
        updated={t("updated", { date })}
      >
        {children}
      </CompanyArticle>
      {more && (
        <section id={also} className="border-line border-t bg-paper-deep">
          <CompanyArticle text={more.data} heading="h2" />
        </section>
      )}
    </Shell>
  );
}
