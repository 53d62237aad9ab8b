"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { routes } from "@/lib/site/routes";
import { LinkRefused } from "../form/link-refused";
import { ButtonLink } from "../ui/button";
import { NewPasswordForm } from "./new-password-form";
import { useLinkCheck } from "./use-link-check";
import { useLinkSecret } from "./use-link-secret";

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
