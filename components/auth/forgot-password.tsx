"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { routes } from "@/lib/site/routes";
import { TextField } from "../form/text-field";
import { useFormCall } from "../form/use-form-call";
import { AuthForm } from "./auth-form";
import { EmailSent } from "./email-sent";

const endpoint = async () => (await import("@/lib/contract/accounts")).forgotPasswordEndpoint;

/** Asks for the link to a new password. */
export function ForgotPassword() {
  const t = useTranslations("Auth");
  const [sentTo, setSentTo] = useState("");
  const { form, field, ...call } = useFormCall(endpoint, {
    defaultValues: { email: "" },
    labels: { email: t("email") },
    onDone: () => setSentTo(form.getValues("email")),
  });
  if (sentTo)
    return <EmailSent email={sentTo} text={t("forgot.sent")} onAgain={() => setSentTo("")} />;
  return (
    <AuthForm
      call={call}
      send={t("forgot.submit")}
      beside={{ href: routes.login, text: t("forgot.back") }}
    >
      <TextField {...field("email")} type="email" autoComplete="username" inputMode="email" />
    </AuthForm>
  );
}
