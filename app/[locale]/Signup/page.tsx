import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AuthPage } from "@/components/auth/auth-page";
import { Signup } from "@/components/auth/signup";
import { offers } from "@/lib/api/offers";
import { registerEndpoint } from "@/lib/contract/accounts";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "signup", path: routes.signup, index: false });

export default async function SignupPage() {
  if (!(await offers(registerEndpoint))) notFound();
  const t = await getTranslations("Auth");
  return (
    <Shell paths={routes.signup}>
      <AuthPage title={t("signup.title")} lead={t("signup.lead")}>
        <Signup />
      </AuthPage>
    </Shell>
  );
}
