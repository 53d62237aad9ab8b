"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { routes } from "@/lib/site/routes";
import { TextField } from "../form/text-field";
import { useFormCall } from "../form/use-form-call";
import { SiteLink } from "../ui/site-link";
import { AuthForm, NewPassword, OtherForm } from "./auth-form";
import { EmailSent } from "./email-sent";

const endpoint = async () => (await import("@/lib/contract/accounts")).registerEndpoint;

/** Address, password and the password again. */
export function Signup() {
  const t = useTranslations("Auth");
  const [sentTo, setSentTo] = useState("");
  const { form, field, ...call } = useFormCall(endpoint, {
    defaultValues: { email: "", password: "", repeated_password: "" },
    labels: { email: t("email"), password: t("password"), repeated_password: t("repeated") },
    onDone: () => setSentTo(form.getValues("email")),
  });
  if (sentTo)
    return <EmailSent email={sentTo} text={t("signup.sent")} onAgain={() => setSentTo("")} />;
  return (
    <>
      <AuthForm call={call} send={t("signup.submit")}>
        <TextField {...field("email")} type="email" autoComplete="username" inputMode="email" />
        <NewPassword password={field("password")} repeated={field("repeated_password")} />
        <p className="text-muted text-small">
          {t.rich("signup.terms", {
            terms: (text) => (
              <SiteLink href={routes.terms} className="underline underline-offset-4">
                {text}
              </SiteLink>
            ),
            privacy: (text) => (
              <SiteLink href={routes.privacy} className="underline underline-offset-4">
                {text}
              </SiteLink>
            ),
          })}
        </p>
      </AuthForm>
      <OtherForm text={t("signup.known")} href={routes.login} link={t("signup.signIn")} />
    </>
  );
}
