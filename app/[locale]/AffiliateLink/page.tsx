import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/account/account-page";
import { AffiliateLink } from "@/components/affiliate/affiliate-link";
import { routes } from "@/lib/site/routes";
import { canSignUpHere } from "../account-offers";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "affiliate-link", path: routes.affiliateLink, index: false });

export default async function AffiliateLinkPage() {
  const [t, canSignUp] = await Promise.all([
    getTranslations("Affiliate.linkPage"),
    canSignUpHere(),
  ]);
  return (
    <Shell paths={routes.affiliateLink}>
      <AccountPage
        canSignUp={canSignUp}
        current="affiliateLink"
        title={t("title")}
        lead={t("lead")}
        namespaces={["Affiliate"]}
      >
        <AffiliateLink />
      </AccountPage>
    </Shell>
  );
}
