"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { User } from "@/lib/contract/accounts";
import { ApiError } from "@/lib/contract/errors";
import { useAuth } from "@/lib/site/account/auth-store";
import { callOwn } from "@/lib/site/account/call-own";
import { enter } from "@/lib/site/account/session";
import { routes } from "@/lib/site/routes";
import { BusyButton } from "../form/busy-button";
import { ErrorSummary } from "../form/error-summary";
import { FormNotice } from "../form/form-notice";
import { PasswordField } from "../form/password-field";
import { useFormCall } from "../form/use-form-call";
import { AccountData, type AccountDataProps } from "./account-data";
import { ProfileForm } from "./profile-form";

const ask = async (user: string, signal: AbortSignal) =>
  callOwn((await import("@/lib/contract/accounts")).getProfileEndpoint, { user }, signal);
const change = async () => (await import("@/lib/contract/accounts")).changePasswordEndpoint;

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
    ask(email, leaving.signal).then(setProfile, (error) => {
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

const empty = { current_password: "", password: "", repeated_password: "" };

/** A new password; every other device is signed out. */
function ChangePassword() {
  const t = useTranslations("Account.password");
  const [saved, setSaved] = useState(false);
  const { form, field, submit, busy, failure, wrong } = useFormCall(change, {
    defaultValues: empty,
    labels: {
      current_password: t("current"),
      password: t("new"),
      repeated_password: t("repeated"),
    },
    call: callOwn,
    onDone: ({ token }) => {
      const { user } = useAuth.getState();
      if (user) enter(token, user);
      form.reset(empty);
      setSaved(true);
    },
  });
  return (
    <form
      noValidate
      onSubmit={submit}
      method="post"
      className="max-w-2xl border-line border-t pt-8"
    >
      <h2 className="text-[1.5rem]">{t("title")}</h2>
      <p className="mt-2 mb-6 text-muted text-small">{t("text")}</p>
      <ErrorSummary wrong={wrong} />
      <div className="grid gap-5 sm:max-w-sm">
        <PasswordField {...field("current_password")} autoComplete="current-password" />
        <PasswordField {...field("password")} autoComplete="new-password" />
        <PasswordField {...field("repeated_password")} autoComplete="new-password" />
      </div>
      <FormNotice tone="bad" text={failure} />
      <FormNotice tone="good" text={saved ? t("saved") : ""} />
      <BusyButton busy={busy} busyText={t("submitting")} look="outline" className="mt-6">
        {t("submit")}
      </BusyButton>
    </form>
  );
}
