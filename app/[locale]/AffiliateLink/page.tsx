import { getTranslations } from "next-intl/server";
import { AffiliateLink } from "@/components/affiliate/affiliate-link";
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
      <AffiliateLink />
    </AccountShell>
  );
}
