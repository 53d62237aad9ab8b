import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
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

/** A page for whoever comes from a link in a mail; the link's secret stays in the browser. */
export async function MailLinkPage(props: MailLink & { children: ReactNode }) {
  const { path, words, children } = props;
  const t = await getTranslations(words[0]);
  return (
    <Shell paths={path}>
      <div className="column pt-10 pb-24 md:pt-16">
        <h1 className="text-title">{t("title")}</h1>
        <p className="mt-4 max-w-(--container-text) text-lead text-muted">{t("lead")}</p>
        <div className="mt-12 min-h-96">
          <noscript>
            <p>{t("noScript")}</p>
          </noscript>
          <IslandMessages namespaces={words}>{children}</IslandMessages>
        </div>
      </div>
    </Shell>
  );
}
