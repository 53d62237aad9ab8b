"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAccount } from "@/lib/site/account/use-account";
import { signInPath } from "@/lib/site/next-path";
import { routes } from "@/lib/site/routes";
import { useHydrated } from "../form/use-hydrated";
import { ButtonLink } from "../ui/button";

interface SignedInProps {
  /** Whether somebody without an account can make one. */
  canSignUp: boolean;
  children: ReactNode;
}

/** Shows what is inside to whoever is signed in, and the way there to everybody else. */
export function SignedIn({ canSignUp, children }: SignedInProps) {
  const t = useTranslations("Account");
  const { status, user } = useAccount();
  const path = usePathname();
  const hydrated = useHydrated();
  if (status === "signed-in" && user) return children;
  if (status === "unknown")
    return (
      <div className="min-h-96" aria-busy="true">
        {hydrated && <p className="text-muted">{t("loading")}</p>}
        <noscript>
          <p>{t("needsScript")}</p>
        </noscript>
      </div>
    );
  return (
    <div className="min-h-96 max-w-xl">
      <h2 className="text-section">{t("signIn.title")}</h2>
      <p className="mt-3 text-muted">{t("signIn.text")}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink href={signInPath(path)}>{t("signIn.submit")}</ButtonLink>
        {canSignUp && (
          <ButtonLink href={routes.signup} look="outline">
            {t("signIn.signUp")}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
