"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { leave } from "@/lib/site/account/session";
import { useAccount } from "@/lib/site/account/use-account";
import { routes } from "@/lib/site/routes";

/** Ends the session and leads home. */
export function SignOut() {
  const t = useTranslations("Account");
  const router = useRouter();
  const { status } = useAccount();
  if (status !== "signed-in") return null;
  const signOut = () => {
    void leave();
    router.push(routes.home);
  };
  return (
    <button
      type="button"
      onClick={signOut}
      className="min-h-11 text-muted text-small underline-offset-8 hover:underline"
    >
      {t("nav.signOut")}
    </button>
  );
}
