"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { routes } from "@/lib/site/routes";
import { LinkRefused } from "../form/signed-link";
import { useFormCall } from "../form/use-form-call";
import { ButtonLink } from "../ui/button";
import { AuthForm, NewPassword } from "./auth-form";
import { useLinkCheck } from "./use-link-check";
import { useLinkSecret } from "./use-link-secret";

const endpoint = async () => (await import("@/lib/contract/accounts")).resetPasswordEndpoint;

/** Choosing a new password with the link of the mail. */
export function ResetPassword() {
  const t = useTranslations("Auth");
  const secret = useLinkSecret();
  const works = useLinkCheck(secret, "reset");
  const [done, setDone] = useState(false);
  if (done)
    return (
      <div role="status">
        <p className="text-lead">{t("reset.done")}</p>
        <ButtonLink href={routes.login} className="mt-6">
          {t("login.submit")}
        </ButtonLink>
      </div>
    );
  if (secret === null)
    return (
      <div>
        <p className="text-lead">{t("reset.noLink")}</p>
        <ButtonLink href={routes.forgotPassword} className="mt-6">
          {t("forgot.submit")}
        </ButtonLink>
      </div>
    );
  // The secret is part of the form; until it is read there is nothing to be typed into.
  if (!secret || works === undefined) return <div className="min-h-80" aria-busy="true" />;
  if (!works)
    return (
      <LinkRefused title={t("usedLink.title")} text={t("usedLink.reset")}>
        <ButtonLink href={routes.forgotPassword}>{t("reset.again")}</ButtonLink>
      </LinkRefused>
    );
  return <NewPasswordForm secret={secret} onDone={() => setDone(true)} />;
}

/** The new password, twice. */
function NewPasswordForm({ secret, onDone }: { secret: string; onDone(): void }) {
  const t = useTranslations("Auth");
  const { field, ...call } = useFormCall(endpoint, {
    defaultValues: { token: secret, password: "", repeated_password: "" },
    labels: { password: t("newPassword"), repeated_password: t("repeated") },
    onDone,
  });
  return (
    <AuthForm
      call={call}
      send={t("reset.submit")}
      beside={call.failure !== "" && { href: routes.forgotPassword, text: t("reset.again") }}
    >
      <NewPassword password={field("password")} repeated={field("repeated_password")} />
    </AuthForm>
  );
}
