import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/auth/auth-page";
import { Login } from "@/components/auth/login";
import { offers } from "@/lib/api/offers";
import { forgotPasswordEndpoint, loginEndpoint, registerEndpoint } from "@/lib/contract/accounts";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () => pageMeta({ page: "login", path: routes.login, index: false });

export default async function LoginPage() {
  if (!(await offers(loginEndpoint))) notFound();
  const [t, canReset, canSignUp] = await Promise.all([
    getTranslations("Auth"),
    offers(forgotPasswordEndpoint),
    offers(registerEndpoint),
  ]);
  return (
    <Shell paths={routes.login}>
      <AuthPage title={t("login.title")} lead={t("login.lead")}>
        <Login canReset={canReset} canSignUp={canSignUp} />
      </AuthPage>
    </Shell>
  );
}
