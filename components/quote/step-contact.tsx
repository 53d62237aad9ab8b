import { useTranslations } from "next-intl";
import { ChoiceCards } from "@/components/form/choice-cards";
import { CountrySelect } from "@/components/form/country-select";
import { PhoneField } from "@/components/form/phone-field";
import { TextArea } from "@/components/form/text-area";
import { TextField } from "@/components/form/text-field";
import { contactMethods } from "./choices";
import { ConsentFields } from "./consent-fields";
import type { QuoteDraft } from "./quote-draft";
import type { StepProps } from "./quote-types";

type TextName = {
  [K in keyof QuoteDraft]: QuoteDraft[K] extends string ? K : never;
}[keyof QuoteDraft];

export function StepContact(props: StepProps) {
  const { draft, change, idOf, errorOf } = props;
  const t = useTranslations("Quote.contact");
  const form = useTranslations("Form");
  const words = useTranslations("Leads.contact_method");
  const field = <Name extends TextName>(name: Name) => ({
    id: idOf(name),
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <div className="space-y-6">
      <div className="grid gap-x-5 gap-y-6 sm:grid-cols-2">
        <TextField
          {...field("full_name")}
          label={form("fullName")}
          autoComplete="name"
          maxLength={120}
          required
        />
        <CountrySelect {...field("country")} required />
        <TextField
          {...field("email")}
          type="email"
          label={form("email")}
          autoComplete="email"
          maxLength={254}
          required
        />
        <PhoneField
          {...field("phone")}
          optional={draft.contact_method === "email" ? form("optional") : undefined}
          onChange={(phone) => change({ phone })}
        />
      </div>
      <ChoiceCards
        id={idOf("contact_method")}
        legend={t("method")}
        kind="one"
        compact
        choices={contactMethods.map((value) => ({ value, text: words(value) }))}
        chosen={[draft.contact_method]}
        onChange={([contact_method = "email"]) => change({ contact_method })}
      />
      <TextArea
        {...field("message")}
        label={t("message")}
        hint={t("messageHint")}
        optional={form("optional")}
      />
      <TextField
        {...field("coupon_code")}
        label={t("coupon")}
        optional={form("optional")}
        autoComplete="off"
        maxLength={40}
        className="max-w-72"
      />
      <ConsentFields {...props} />
    </div>
  );
}
