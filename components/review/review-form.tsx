"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useState } from "react";
import type { sendReviewEndpoint } from "@/lib/contract/leads";
import { brand } from "@/lib/site/brand";
import { routes } from "@/lib/site/routes";
import { AgreeBox } from "../form/agree-box";
import { SendButton } from "../form/busy-button";
import { CountrySelect } from "../form/country-select";
import { ErrorSummary } from "../form/error-summary";
import { focusField } from "../form/focus-field";
import { Honeypot } from "../form/honeypot";
import { EmailField, NameField } from "../form/person-fields";
import { SendFailure } from "../form/send-failure";
import { TextArea } from "../form/text-area";
import { TextField } from "../form/text-field";
import { useLeadForm } from "../form/use-lead-form";
import { PhotographField } from "./photograph-field";
import { usePhotographs } from "./use-photographs";
import { WriteStars } from "./write-stars";
import { type SubjectOptions, WriteSubject } from "./write-subject";

const loadEndpoint = async () => (await import("@/lib/contract/leads")).sendReviewEndpoint;

/** A review, read by the operator before it is shown. */
export function ReviewForm({ subjects }: { subjects: SubjectOptions }) {
  const t = useTranslations("ReviewForm");
  const words = useTranslations("Form");
  const router = useRouter();
  const photographs = usePhotographs();
  const [isWaiting, setWaiting] = useState(false);
  const { form, state, submit, honeypot, wrong, idOf, errorOf, field } = useLeadForm<
    typeof sendReviewEndpoint
  >(loadEndpoint, {
    kept: "review",
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
      photographs: t("photographs.label"),
      agree: t("agreement"),
    },
    onSent: () => router.push(routes.reviewSent),
  });
  // Whoever comes from a tour writes about it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the address said at first.
  useEffect(() => {
    const slug = new URLSearchParams(window.location.search).get("tour");
    const isKnown = subjects.tours.some((tour) => tour.slug === slug);
    if (slug && isKnown && form.getValues("about").kind === "general")
      form.setValue("about", { kind: "tour", slug });
  }, []);
  const gone = errorOf("photographs");
  const isGone = gone !== undefined && gone !== t("photographs.unsent");
  useEffect(() => {
    if (isGone) photographs.sendAll();
  }, [isGone, photographs.sendAll]);
  /** With the review go the photographs that are still on their way. */
  const send = async (event?: FormEvent) => {
    event?.preventDefault();
    if (isWaiting) return;
    setWaiting(true);
    const ids = await photographs.settled();
    setWaiting(false);
    if (!ids) {
      form.setError("photographs", { type: "server", message: t("photographs.unsent") });
      return focusField(idOf("photographs"));
    }
    form.setValue("photographs", ids.length > 0 ? ids : undefined);
    form.clearErrors("photographs");
    return submit();
  };
  const { label: _, ...agree } = field("agree");
  if (state.kind === "sent")
    return (
      <p role="status" className="py-16 font-semibold font-serif text-section">
        {t("sent")}
      </p>
    );
  return (
    <form onSubmit={send} noValidate aria-label={t("form")} className="relative">
      <ErrorSummary wrong={wrong} />
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <WriteStars
            id={idOf("rating")}
            value={form.getValues("rating")}
            onChange={(stars) =>
              form.setValue("rating", stars, { shouldValidate: form.isSubmitted() })
            }
            error={errorOf("rating")}
          />
        </div>
        <WriteSubject
          id={idOf("about")}
          options={subjects}
          value={form.getValues("about")}
          onChange={(about) => form.setValue("about", about)}
        />
        <TextField
          {...field("travelled_on", { setValueAs: (day) => day || undefined })}
          optional={words("optional")}
          type="date"
          min={`${brand.founded}-01-01`}
        />
        <TextField
          {...field("title")}
          hint={t("headlineHint")}
          maxLength={90}
          required
          className="sm:col-span-2"
        />
        <TextArea
          {...field("text")}
          hint={t("textHint")}
          rows={7}
          required
          className="sm:col-span-2"
        />
        <PhotographField
          id={idOf("photographs")}
          photographs={photographs}
          error={errorOf("photographs")}
        />
        <NameField {...field("full_name")} maxLength={80} />
        <CountrySelect {...field("country")} required />
        <EmailField {...field("email")} hint={t("emailHint")} className="sm:col-span-2" />
      </div>
      <AgreeBox {...agree} words={t} className="mt-4" />
      <Honeypot ref={honeypot} />
      <SendFailure state={state} onAgain={send} />
      <SendButton busy={isWaiting || state.kind === "sending"} className="mt-6 px-9">
        {t("submit")}
      </SendButton>
    </form>
  );
}
