import { getTranslations } from "next-intl/server";
import { Dashboard } from "@/components/account/dashboard";
import { routes } from "@/lib/site/routes";
import { AccountShell } from "../account-shell";
import { pageMeta } from "../page-meta";

export const generateMetadata = () =>
  pageMeta({ page: "dashboard", path: routes.dashboard, index: false });

export default async function DashboardPage() {
  const t = await getTranslations("Account.dashboard");
  const words = { title: t("heading"), lead: t("lead") };
  return (
    <AccountShell current="dashboard" {...words} namespaces={["BookingState"]}>
      <Dashboard />
    </AccountShell>
  );
}
