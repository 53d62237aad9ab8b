import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BesidePicture } from "@/components/media/beside-picture";
import { departuresPicture } from "@/components/media/page-pictures";
import { IslandMessages } from "@/components/ui/island-messages";
import { keyPageMeta } from "./key-page";
import { Shell } from "./shell";

export interface MailLink {
  path: string;
  /** The namespaces of the island; the first has the page's `title`, `lead` and `noScript`, too. */
  words: [page: string, ...others: string[]];
}

/** Metadata of a page that is reached by a link in a mail. */
export const mailLinkMeta = ({ path, words: [page] }: MailLink) => keyPageMeta(page, path, "lead");

interface MailLinkPageProps extends MailLink {
  /** Where else one may go from here, whatever became of the link. */
  ways?: ReactNode;
  children: ReactNode;
}

/** A page for whoever comes from a link in a mail; the link's secret stays in the browser. */
export async function MailLinkPage({ path, words, ways, children }: MailLinkPageProps) {
  const t = await getTranslations(words[0]);
  return (
    <Shell paths={path}>
      <BesidePicture
        picture={departuresPicture}
        onPhones
        className="md:py-20 lg:grid-cols-[1fr_minmax(0,30rem)]"
      >
        <h1 className="text-title">{t("title")}</h1>
        <p className="mt-4 max-w-(--container-text) text-lead text-muted">{t("lead")}</p>
        <div className="mt-10 min-h-48">
          <noscript>
            <p>{t("noScript")}</p>
          </noscript>
          <IslandMessages namespaces={words}>{children}</IslandMessages>
        </div>
        {ways}
      </BesidePicture>
    </Shell>
  );
}
