import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/account/account-page";
import { Dashboard } from "@/components/account/dashboard";
import { routes } from "@/lib/site/routes";
import { canSignUpHere } from "../account-offers";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "dashboard", path: routes.dashboard, index: false });

export default async function DashboardPage() {
  const [t, canSignUp] = await Promise.all([getTranslations("Account"), canSignUpHere()]);
  return (
    <Shell paths={routes.dashboard}>
      <AccountPage
        canSignUp={canSignUp}
        current="dashboard"
        title={t("dashboard.heading")}
        lead={t("dashboard.lead")}
        namespaces={["BookingState"]}
      >
        <Dashboard />
      </AccountPage>
    </Shell>
  );
}
