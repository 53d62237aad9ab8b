"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { sendReviewEndpoint } from "@/lib/contract/leads";
import { routes } from "@/lib/site/routes";
import { Checkbox } from "../form/checkbox";
import { CountrySelect } from "../form/country-select";
import { ErrorSummary } from "../form/error-summary";
import { Honeypot } from "../form/honeypot";
import { SendFailure } from "../form/send-failure";
import { SubmitButton } from "../form/submit-button";
import { TextArea } from "../form/text-area";
import { TextField } from "../form/text-field";
import { useLeadForm } from "../form/use-lead-form";
import { WriteStars } from "./write-stars";
import { type SubjectOptions, WriteSubject } from "./write-subject";

/** A review, read by the operator before it is shown. */
export function ReviewForm({ subjects }: { subjects: SubjectOptions }) {
  const t = useTranslations("ReviewForm");
  const words = useTranslations("Form");
  const router = useRouter();
  const { form, state, submit, honeypot, wrong, idOf, errorOf, field } = useLeadForm<
    typeof sendReviewEndpoint
  >(sendReviewEndpoint, {
    defaultValues: {
      title: "",
      text: "",
      full_name: "",
      email: "",
      country: "",
      about: { kind: "general" },
    },
    labels: {
      rating: t("rating"),
      travelled_on: t("travelled_on"),
      title: t("headline"),
      text: t("text"),
      full_name: words("fullName"),
      country: words("country"),
      email: words("email"),
      agree: t("agreement"),
    },
    onSent: () => router.push(routes.reviewSent),
  });
  if (state.kind === "sent")
    return (
      <p role="status" className="py-16 font-semibold font-serif text-section">
        {t("sent")}
      </p>
    );
  return (
    <form onSubmit={submit} noValidate aria-label={t("form")} className="relative">
      <ErrorSummary wrong={wrong} />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <WriteStars
            id={idOf("rating")}
            value={form.watch("rating")}
            onChange={(stars) =>
              form.setValue("rating", stars, { shouldValidate: form.formState.isSubmitted })
            }
            error={errorOf("rating")}
          />
        </div>
        <WriteSubject
          id={idOf("about")}
          options={subjects}
          value={form.watch("about")}
          onChange={(about) => form.setValue("about", about)}
        />
        <TextField
          {...field("travelled_on")}
          {...form.register("travelled_on", { setValueAs: (day) => day || undefined })}
          label={t("travelled_on")}
          optional={words("optional")}
          type="date"
          min="2009-01-01"
        />
        <TextField
          {...field("title")}
          label={t("headline")}
          hint={t("headline_hint")}
          maxLength={90}
          required
          className="sm:col-span-2"
        />
        <TextArea
          {...field("text")}
          label={t("text")}
          hint={t("text_hint")}
          rows={7}
          required
          className="sm:col-span-2"
        />
        <TextField
          {...field("full_name")}
          label={words("fullName")}
          autoComplete="name"
          maxLength={80}
          required
        />
        <CountrySelect {...field("country")} required />
        <TextField
          {...field("email")}
          label={words("email")}
          hint={t("email_hint")}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          className="sm:col-span-2"
        />
      </div>
      <Checkbox {...field("agree")} required className="mt-4">
        <WriteAgreement />
      </Checkbox>
      <Honeypot ref={honeypot} />
      <SendFailure state={state} onAgain={submit} />
      <SubmitButton sending={state.kind === "sending"} className="mt-6 px-9">
        {t("submit")}
      </SubmitButton>
    </form>
  );
}

/** What a visitor agrees to, with the texts in a new tab so that nothing written is left behind. */
function WriteAgreement() {
  const t = useTranslations("ReviewForm");
  const link = (href: string) => (words: ReactNode) => (
    <a href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
      {words}
      <span className="sr-only"> ({t("new_tab")})</span>
    </a>
  );
  return t.rich("agree", { terms: link(routes.terms), privacy: link(routes.privacy) });
}
