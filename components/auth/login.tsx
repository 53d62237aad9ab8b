"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { enter, leave } from "@/lib/site/account/session";
import { useAccount } from "@/lib/site/account/use-account";
import { nextPath } from "@/lib/site/next-path";
import { routes } from "@/lib/site/routes";
import { PasswordField } from "../form/password-field";
import { LinkRefused } from "../form/signed-link";
import { useEarlyAnswers } from "../form/use-early-answers";
import { useFormCall } from "../form/use-form-call";
import { Button, ButtonLink } from "../ui/button";
import { AuthForm } from "./auth-form";
import { LoginForm, type LoginWays } from "./login-form";
import { useLinkCheck } from "./use-link-check";
import { useLinkSecret } from "./use-link-secret";

const endpoint = async () => (await import("@/lib/contract/accounts")).verifyEmailEndpoint;

/** Signing in; with the link of the sign-up mail its last step; or that one is signed in already. */
export function Login(ways: LoginWays) {
  const t = useTranslations("Auth");
  const router = useRouter();
  const { status, user } = useAccount();
  const secret = useLinkSecret();
  // Before the script is there, the last step of signing up looks like signing in.
  const [typed, setTyped] = useState("");
  useEarlyAnswers("password", ([password = ""]) => setTyped(password));
  const works = useLinkCheck(secret, "verify");
  const onEntered = () => router.push(nextPath(window.location.search));
  const isSignedIn = status === "signed-in" && user !== null;
  if (secret && !isSignedIn) {
    if (works === undefined) return <div className="min-h-80" aria-busy="true" />;
    if (works) return <ConfirmForm secret={secret} typed={typed} onEntered={onEntered} />;
    return (
      <>
        <div className="mb-9">
          <LinkRefused title={t("usedLink.title")} text={t("usedLink.verify")} />
        </div>
        <LoginForm onEntered={onEntered} {...ways} />
      </>
    );
  }
  if (!isSignedIn) return <LoginForm onEntered={onEntered} {...ways} />;
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

interface ConfirmFormProps {
  secret: string;
  /** A password that was typed already. */
  typed: string;
  onEntered(): void;
}

/** The last step of signing up: whoever has the mail gives the password they chose. */
function ConfirmForm({ secret, typed, onEntered }: ConfirmFormProps) {
  const t = useTranslations("Auth");
  const { field, ...call } = useFormCall(endpoint, {
    defaultValues: { token: secret, password: typed },
    labels: { password: t("password") },
    onDone: ({ token, data }) => {
      enter(token, data);
      onEntered();
    },
  });
  return (
    <>
      <h2 className="text-section">{t("confirm.title")}</h2>
      <p className="mt-3 mb-6 text-muted">{t("confirm.text")}</p>
      <AuthForm
        call={call}
        send={t("confirm.submit")}
        beside={call.failure !== "" && { href: routes.signup, text: t("confirm.again") }}
      >
        <PasswordField {...field("password")} autoComplete="current-password" />
      </AuthForm>
    </>
  );
}
