"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { getProfileEndpoint, type User } from "@/lib/contract/accounts";
import { ApiError } from "@/lib/contract/errors";
import { useAuth } from "@/lib/site/account/auth-store";
import { callOwn } from "@/lib/site/account/call-own";
import { routes } from "@/lib/site/routes";
import { AccountData, type AccountDataProps } from "./account-data";
import { ChangePassword } from "./change-password";
import { ProfileForm } from "./profile-form";

interface ProfileProps extends AccountDataProps {
  /** Whether the API changes a password. */
  canChangePassword: boolean;
}

/** The profile: what is known, the password, and the way out. */
export function Profile({ canChangePassword, ...data }: ProfileProps) {
  const t = useTranslations("Account");
  const router = useRouter();
  const email = useAuth(({ user }) => user?.email);
  const [profile, setProfile] = useState<User>();
  useEffect(() => {
    if (!email) return;
    const leaving = new AbortController();
    callOwn(getProfileEndpoint, { user: email }, leaving.signal).then(setProfile, (error) => {
      // A profile that cannot be read leads to the error page (docs/product.md, "Accounts").
      const ended = error instanceof ApiError && error.code === "unauthorized";
      if (!leaving.signal.aborted && !ended) router.push(routes.notFound);
    });
    return () => leaving.abort();
  }, [email, router]);
  if (!profile) return <p className="min-h-[60rem] text-muted">{t("loading")}</p>;
  return (
    <div className="grid gap-16">
      <ProfileForm profile={profile} />
      {canChangePassword && <ChangePassword />}
      <AccountData {...data} />
    </div>
  );
}
