import { getTranslations } from "next-intl/server";
import { AffiliateLink } from "@/components/affiliate/affiliate-link";
import { affiliatePicture } from "@/components/media/page-pictures";
import { Picture } from "@/components/media/picture";
import { routes } from "@/lib/site/routes";
import { AccountShell } from "../account-shell";
import { pageMeta } from "../page-meta";

export const generateMetadata = () =>
  pageMeta({ page: "affiliate-link", path: routes.affiliateLink, index: false });

export default async function AffiliateLinkPage() {
  const t = await getTranslations("Affiliate.linkPage");
  const words = { title: t("title"), lead: t("lead") };
  return (
    <AccountShell current="affiliateLink" {...words} namespaces={["Affiliate"]}>
      <div className="grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
        <div className="min-w-0">
          <AffiliateLink />
        </div>
        <Picture
          picture={affiliatePicture}
          sizes="320px"
          className="aspect-4/5 h-auto w-full self-start rounded-picture object-[40%_50%] max-lg:hidden"
        />
      </div>
    </AccountShell>
  );
}
