"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { contactUsEndpoint } from "@/lib/contract/leads";
import { routes } from "@/lib/site/routes";
import { CountrySelect } from "../form/country-select";
import { ErrorSummary } from "../form/error-summary";
import { Honeypot } from "../form/honeypot";
import { PhoneField } from "../form/phone-field";
import { SendFailure } from "../form/send-failure";
import { SubmitButton } from "../form/submit-button";
import { TextArea } from "../form/text-area";
import { TextField } from "../form/text-field";
import { useLeadForm } from "../form/use-lead-form";
import { ButtonLink } from "../ui/button";

/** A message to the operator: idle, sending, then success or failure (docs/product.md, "Forms"). */
export function ContactForm() {
  const t = useTranslations("Contact");
  const words = useTranslations("Form");
  const { form, state, submit, honeypot, wrong, idOf, errorOf, field } = useLeadForm(
    contactUsEndpoint,
    {
      defaultValues: { full_name: "", email: "", phone: "", country: "", message: "" },
      labels: {
        full_name: words("fullName"),
        email: words("email"),
        phone: words("phone"),
        country: words("country"),
        message: words("message"),
      },
    },
  );
  if (state.kind === "sent") return <ContactSent />;
  return (
    <form onSubmit={submit} noValidate aria-label={t("form")} className="relative">
      <ErrorSummary wrong={wrong} />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField
          {...field("full_name")}
          label={words("fullName")}
          autoComplete="name"
          maxLength={120}
          required
        />
        <CountrySelect {...field("country")} required />
        <TextField
          {...field("email")}
          label={words("email")}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <PhoneField
          id={idOf("phone")}
          name="phone"
          value={form.watch("phone") ?? ""}
          onChange={(phone) => form.setValue("phone", phone)}
          error={errorOf("phone")}
          optional={words("optional")}
        />
        <TextArea
          {...field("message")}
          label={words("message")}
          rows={7}
          required
          className="sm:col-span-2"
        />
      </div>
      <Honeypot ref={honeypot} />
      {state.kind === "failed" && (
        <p role="alert" className="mt-6 font-semibold font-serif text-danger text-lead">
          {t("failure")}
        </p>
      )}
      <SendFailure state={state} onAgain={submit} />
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SubmitButton sending={state.kind === "sending"} className="px-9">
          {t("submit")}
        </SubmitButton>
        <p className="max-w-sm text-muted text-note">{t("privacy")}</p>
      </div>
    </form>
  );
}

/** In the place of the form once the message has arrived; takes the focus that the form had. */
function ContactSent() {
  const t = useTranslations("Contact");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className="border-acacia border-t-2 pt-8">
      <h2 ref={heading} tabIndex={-1} className="text-section outline-none">
        {t("success")}
      </h2>
      <p className="mt-4 max-w-md text-lead text-muted">{t("success_text")}</p>
      <ButtonLink href={routes.tours} look="outline" className="mt-8">
        {t("success_on")}
      </ButtonLink>
    </div>
  );
}
