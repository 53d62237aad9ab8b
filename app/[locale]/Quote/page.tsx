import { getTranslations } from "next-intl/server";
import { NeedsScript } from "@/components/form/needs-script";
import { quotePicture } from "@/components/media/page-pictures";
import { Picture } from "@/components/media/picture";
import { QuoteWizard } from "@/components/quote/quote-wizard";
import { IslandMessages } from "@/components/ui/island-messages";
import { section } from "@/lib/api/section";
import { destinationListEndpoint } from "@/lib/contract/destinations";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "quote", path: routes.quote, picture: quotePicture.url });

export default async function QuotePage() {
  const [all, t] = await Promise.all([
    section(destinationListEndpoint, {}),
    getTranslations("Quote"),
  ]);
  const places = (all?.data ?? []).map(({ id, name }) => ({ id, name }));
  return (
    <Shell paths={routes.quote}>
      <div className="column pt-8 pb-20 md:pt-10">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h1 className="text-lead">{t("heading")}</h1>
          <p className="text-muted text-small">{t("promise")}</p>
        </div>
        <NeedsScript what="quote" />
        <IslandMessages namespaces={["Quote", "Runs", "Form", "Leads", "FieldErrors"]}>
          <QuoteWizard places={places}>
            <Picture
              picture={quotePicture}
              sizes="19rem"
              className="mb-6 hidden aspect-4/3 w-full rounded-picture lg:block"
            />
          </QuoteWizard>
        </IslandMessages>
      </div>
    </Shell>
  );
}
