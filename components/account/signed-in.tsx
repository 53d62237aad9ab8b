"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useAccount } from "@/lib/site/account/use-account";
import { useHydrated } from "../form/use-hydrated";

interface SignedInProps {
  /** The way in, for everybody else. */
  signedOut: ReactNode;
  children: ReactNode;
}

/** Shows what is inside to whoever is signed in, and the way there to everybody else. */
export function SignedIn({ signedOut, children }: SignedInProps) {
  const t = useTranslations("Account");
  const { status, user } = useAccount();
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
  return signedOut;
}
