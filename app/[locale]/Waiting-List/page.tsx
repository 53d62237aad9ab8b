import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { LeaveWaitingList } from "@/components/booking/waiting-list/leave-waiting-list";
import { IslandMessages } from "@/components/ui/island-messages";
import { pageMetadata } from "@/lib/site/page-metadata";
import { samePath } from "@/lib/site/page-paths";
import { routes } from "@/lib/site/routes";
import { Shell } from "../shell";

const paths = samePath(routes.waitingList);

export async function generateMetadata(): Promise<Metadata> {
  const [t, locale] = await Promise.all([getTranslations("LeaveWaitingList"), getLocale()]);
  return {
    ...pageMetadata({
      locale,
      title: t("title"),
      description: t("lead"),
      paths,
      index: false,
    }),
    // The address holds a secret.
    referrer: "no-referrer",
  };
}

/** For whoever waits for seats, from the link in a mail; the link's secret stays in the browser. */
export default async function WaitingListPage() {
  const t = await getTranslations("LeaveWaitingList");
  return (
    <Shell paths={paths}>
      <div className="column pt-10 pb-24 md:pt-16">
        <h1 className="text-title">{t("title")}</h1>
        <p className="mt-4 max-w-(--container-text) text-lead text-muted">{t("lead")}</p>
        <div className="mt-12 min-h-80">
          <noscript>
            <p>{t("no_script")}</p>
          </noscript>
          <IslandMessages namespaces={["LeaveWaitingList", "Form"]}>
            <LeaveWaitingList />
          </IslandMessages>
        </div>
      </div>
    </Shell>
  );
}
