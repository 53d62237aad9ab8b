"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { routes } from "@/lib/site/routes";
import { SendButton } from "../form/busy-button";
import { CountrySelect } from "../form/country-select";
import { ErrorSummary } from "../form/error-summary";
import { Honeypot } from "../form/honeypot";
import { EmailField, NameField } from "../form/person-fields";
import { PhoneField } from "../form/phone-field";
import { SendFailure } from "../form/send-failure";
import { TextArea } from "../form/text-area";
import { useLeadForm } from "../form/use-lead-form";
import { ButtonLink } from "../ui/button";

const loadEndpoint = async () => (await import("@/lib/contract/leads")).contactUsEndpoint;

/** A message to the operator: idle, sending, then success or failure (docs/product.md, "Forms"). */
export function ContactForm() {
  const t = useTranslations("Contact");
  const words = useTranslations("Form");
  const { state, submit, honeypot, wrong, field, controlled } = useLeadForm(loadEndpoint, {
    kept: "contact",
    defaultValues: { full_name: "", email: "", phone: "", country: "", message: "" },
    labels: {
      full_name: words("fullName"),
      email: words("email"),
      phone: words("phone"),
      country: words("country"),
      message: words("message"),
    },
  });
  if (state.kind === "sent") return <ContactSent />;
  return (
    <form onSubmit={submit} noValidate aria-label={t("form")} className="relative">
      <ErrorSummary wrong={wrong} />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <NameField {...field("full_name")} />
        <CountrySelect {...field("country")} required />
        <EmailField {...field("email")} />
        <PhoneField {...controlled("phone")} optional={words("optional")} />
        <TextArea {...field("message")} rows={7} required className="sm:col-span-2" />
      </div>
      <Honeypot ref={honeypot} />
      {state.kind === "failed" && (
        <p role="alert" className="mt-6 font-semibold font-serif text-danger text-lead">
          {t("failure")}
        </p>
      )}
      <SendFailure state={state} onAgain={submit} />
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SendButton busy={state.kind === "sending"} className="px-9">
          {t("submit")}
        </SendButton>
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
      <p className="mt-4 max-w-md text-lead text-muted">{t("successText")}</p>
      <ButtonLink href={routes.tours} look="outline" className="mt-8">
        {t("successOn")}
      </ButtonLink>
    </div>
  );
}
