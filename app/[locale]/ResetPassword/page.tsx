import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/auth/auth-page";
import { ResetPassword } from "@/components/auth/reset-password";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "reset-password", path: routes.resetPassword, index: false });

export default async function ResetPasswordPage() {
  const t = await getTranslations("Auth");
  return (
    <Shell paths={routes.resetPassword}>
      <AuthPage title={t("reset.title")} lead={t("reset.lead")}>
        <ResetPassword />
      </AuthPage>
    </Shell>
  );
}
