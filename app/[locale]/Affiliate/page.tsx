import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/account/account-page";
import { Affiliate } from "@/components/affiliate/affiliate";
import { routes } from "@/lib/site/routes";
import { canSignUpHere } from "../account-offers";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "affiliate", path: routes.affiliate, index: false });

export default async function AffiliatePage() {
  const [t, canSignUp] = await Promise.all([
    getTranslations("Affiliate.dashboard"),
    canSignUpHere(),
  ]);
  return (
    <Shell paths={routes.affiliate}>
      <AccountPage
        canSignUp={canSignUp}
        current="affiliate"
        title={t("title")}
        lead={t("lead")}
        namespaces={["Affiliate"]}
      >
        <Affiliate />
      </AccountPage>
    </Shell>
  );
}
