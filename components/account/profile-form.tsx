import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef, useState } from "react";
import type { User, updateProfileEndpoint } from "@/lib/contract/accounts";
import type { InputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { languages, locales } from "@/lib/i18n/locales";
import { callOwn } from "@/lib/site/account/call-own";
import { takeUser } from "@/lib/site/account/session";
import { routes } from "@/lib/site/routes";
import { BusyButton } from "../form/busy-button";
import { CountrySelect } from "../form/country-select";
import { ErrorSummary } from "../form/error-summary";
import { FormNotice } from "../form/form-notice";
import { PhoneField } from "../form/phone-field";
import { SelectField } from "../form/select-field";
import { TextField } from "../form/text-field";
import { useFormCall } from "../form/use-form-call";
import { AvatarField } from "./avatar-field";

type UpdateProfile = typeof updateProfileEndpoint;

const endpoint = async (): Promise<UpdateProfile> =>
  (await import("@/lib/contract/accounts")).updateProfileEndpoint;

/**
 * Failures after which the form can be sent again; any other leads to the error page
 * (docs/product.md, "Accounts").
 */
const passing = new Set(["invalid", "too_many", "unavailable", "too_large", "unsupported_type"]);

/** Name, picture, phone, countries and language. */
export function ProfileForm({ profile }: { profile: User }) {
  const t = useTranslations("Account");
  const router = useRouter();
  const [saved, setSaved] = useState(false);
  const [picture, setPicture] = useState(profile.avatar);
  const sent = useRef<InputOf<UpdateProfile>>(undefined);
  const { email, avatar: _, ...known } = profile;
  const { form, field, controlled, idOf, errorOf, submit, busy, failure, wrong } = useFormCall<
    UpdateProfile,
    InputOf<UpdateProfile>
  >(endpoint, {
    defaultValues: known,
    labels: {
      avatar: t("profile.avatar"),
      title: t("profile.title"),
      name: t("profile.name"),
      phone: t("profile.phone"),
      country: t("profile.country"),
      country_of_residence: t("profile.residence"),
      language: t("profile.language"),
    },
    call: (target, input) => {
      sent.current = input;
      return callOwn(target, input);
    },
    onDone: (user) => {
      takeUser(user);
      // Another picture was chosen meanwhile: it waits for the next press, and nothing says it is saved.
      const isSent = (name: "avatar" | "remove_avatar") =>
        form.getValues(name) === sent.current?.[name];
      if (!isSent("avatar") || !isSent("remove_avatar")) return;
      setPicture(user.avatar);
      form.setValue("avatar", undefined);
      form.setValue("remove_avatar", undefined);
      setSaved(true);
    },
    onFailed: (error) => {
      const lost = error instanceof ApiError && !passing.has(error.code);
      if (lost && error.code !== "unauthorized") router.push(routes.notFound);
      return lost;
    },
  });
  const onSubmit = (event: React.FormEvent) => {
    setSaved(false);
    return submit(event);
  };
  return (
    <form noValidate onSubmit={onSubmit} method="post" className="max-w-2xl">
      <ErrorSummary wrong={wrong} />
      <AvatarField
        id={idOf("avatar")}
        picture={picture}
        name={profile.name || email}
        error={errorOf("avatar")}
        onChange={(file) => {
          form.setValue("avatar", file ?? undefined);
          form.setValue("remove_avatar", file === null ? "true" : undefined);
        }}
      />
      <div className="mt-8 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <TextField
          {...field("title")}
          hint={t("profile.titleHint")}
          autoComplete="honorific-prefix"
        />
        <TextField {...field("name")} hint={t("profile.nameHint")} autoComplete="name" />
        <TextField id={idOf("email")} label={t("profile.email")} value={email} readOnly />
        <PhoneField {...controlled("phone")} />
        <CountrySelect {...controlled("country")} />
        <CountrySelect {...controlled("country_of_residence")} />
        <SelectField
          {...field("language")}
          hint={t("profile.languageHint")}
          options={locales.map((locale) => ({ value: locale, text: languages[locale].name }))}
        />
      </div>
      <FormNotice tone="bad" text={failure} />
      <FormNotice tone="good" text={saved ? t("profile.saved") : ""} />
      <BusyButton busy={busy} busyText={t("submitting")} className="mt-6">
        {t("profile.submit")}
      </BusyButton>
    </form>
  );
}
