"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { nextPath } from "@/lib/site/account/next-path";
import { leave } from "@/lib/site/account/session";
import { useAccount } from "@/lib/site/account/use-account";
import { routes } from "@/lib/site/routes";
import { Button, ButtonLink } from "../ui/button";
import { ConfirmForm } from "./confirm-form";
import { LoginForm } from "./login-form";
import { useLinkSecret } from "./use-link-secret";

/** Signing in; with the link of the sign-up mail its last step; or that one is signed in already. */
export function Login() {
  const t = useTranslations("Auth");
  const router = useRouter();
  const { status, user } = useAccount();
  const secret = useLinkSecret();
  const onEntered = () => router.push(nextPath(window.location.search));
  if (secret) return <ConfirmForm secret={secret} onEntered={onEntered} />;
  if (status !== "signed-in" || !user) return <LoginForm onEntered={onEntered} />;
  return (
    <div>
      <p className="text-lead">{t("login.already", { name: user.name || user.email })}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink href={routes.dashboard}>{t("login.toAccount")}</ButtonLink>
        <Button look="outline" onClick={() => void leave()}>
          {t("login.leave")}
        </Button>
      </div>
    </div>
  );
}
