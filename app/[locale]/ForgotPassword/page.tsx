import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/auth/auth-page";
import { ForgotPassword } from "@/components/auth/forgot-password";
import { offers } from "@/lib/api/offers";
import { forgotPasswordEndpoint } from "@/lib/contract/accounts";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "forgot-password", path: routes.forgotPassword, index: false });

export default async function ForgotPasswordPage() {
  if (!(await offers(forgotPasswordEndpoint))) notFound();
  const t = await getTranslations("Auth");
  return (
    <Shell paths={routes.forgotPassword}>
      <AuthPage title={t("forgot.title")} lead={t("forgot.lead")}>
        <ForgotPassword />
      </AuthPage>
    </Shell>
  );
}
