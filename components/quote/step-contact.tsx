import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/form/checkbox";
import { ChoiceCards } from "@/components/form/choice-cards";
import { ConsentBoxes } from "@/components/form/draft/consent-boxes";
import { ContactFields } from "@/components/form/draft/contact-fields";
import { letGoWithAccount, useOwnDetails } from "@/components/form/draft/use-own-details";
import { TextArea } from "@/components/form/text-area";
import { TextField } from "@/components/form/text-field";
import { contactMethods } from "@/lib/contract/quote-choices";
import { useQuote } from "./quote-store";
import type { StepProps } from "./quote-types";

letGoWithAccount(useQuote);

export function StepContact(props: StepProps) {
  const { draft, change, idOf, errorOf } = props;
  const t = useTranslations("Quote.contact");
  const form = useTranslations("Form");
  const words = useTranslations("Leads.contact_method");
  useOwnDetails(
    useQuote,
    useQuote((state) => state.early === null),
  );
  const field = (name: "message" | "coupon_code") => ({
    id: idOf(name),
    name,
    value: draft[name],
    error: errorOf(name),
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <div className="space-y-6">
      <ContactFields
        {...props}
        phoneOptional={draft.contact_method === "email" ? form("optional") : undefined}
      />
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
      <div className="space-y-1 border-line border-t pt-4">
        <ConsentBoxes {...props} words={t} />
        <Checkbox
          id={idOf("save_details")}
          checked={draft.save_details}
          onChange={(event) => change({ save_details: event.target.checked })}
          hint={t("saveHint")}
        >
          {t("save")}
        </Checkbox>
      </div>
    </div>
  );
}
