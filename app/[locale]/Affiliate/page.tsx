import { getTranslations } from "next-intl/server";
import { Affiliate } from "@/components/affiliate/affiliate";
import { routes } from "@/lib/site/routes";
import { AccountShell } from "../account-shell";
import { pageMeta } from "../page-meta";

export const generateMetadata = () =>
  pageMeta({ page: "affiliate", path: routes.affiliate, index: false });

export default async function AffiliatePage() {
  const t = await getTranslations("Affiliate.dashboard");
  const words = { title: t("title"), lead: t("lead") };
  return (
    <AccountShell current="affiliate" {...words} namespaces={["Affiliate"]}>
      <Affiliate />
    </AccountShell>
  );
}
