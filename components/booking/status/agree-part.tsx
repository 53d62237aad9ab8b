import { useTranslations } from "next-intl";
import { useState } from "react";
import { CountrySelect } from "@/components/form/country-select";
import { TextField } from "@/components/form/text-field";
import { AgreeForm } from "./agree-form";
import { useGuest } from "./guest-context";
import { GuestPart } from "./guest-part";
import { useGuestAction } from "./use-guest-action";

/** The guest's own yes to what the operator booked for them; how to pay follows. */
export function AgreePart() {
  const t = useTranslations("BookingStatus.agree");
  const { booking } = useGuest().open;
  const { act, busy, failure } = useGuestAction();
  const [email, setEmail] = useState("");
  const [country, setCountry] = useState("");
  const { missing = [], price, starts, adults, children } = booking;
  const agree = () =>
    void act((actions) =>
      actions.agree({
        ...(missing.includes("email") && { email }),
        ...(missing.includes("country") && { country }),
      }),
    );
  return (
    <div className="max-w-2xl">
      <GuestPart title={t("title")} screen>
        <p>{t("text")}</p>
        <AgreeForm
          {...{ words: t, name: "agree", busy, failure }}
          about={[price.total_minor, starts, adults, ...children].join()}
          onAgree={agree}
        >
          {missing.includes("email") && (
            <TextField
              id="agree-email"
              type="email"
              label={t("email")}
              hint={t("emailHint")}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              autoComplete="email"
              maxLength={254}
              required
            />
          )}
          {missing.includes("country") && (
            <CountrySelect
              id="agree-country"
              value={country}
              onChange={(event) => setCountry(event.target.value)}
              required
            />
          )}
        </AgreeForm>
      </GuestPart>
    </div>
  );
}
