import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { CountrySelect } from "@/components/form/country-select";
import { ConsentBoxes } from "@/components/form/draft/consent-boxes";
import { FormNotice } from "@/components/form/form-notice";
import { TextField } from "@/components/form/text-field";
import { useGuest } from "./guest-context";
import { GuestPart } from "./guest-part";
import { useGuestAction } from "./use-guest-action";

/** The guest's own yes to what the operator booked for them; how to pay follows. */
export function AgreePart() {
  const t = useTranslations("BookingStatus.agree");
  const { booking } = useGuest().open;
  const { act, busy, failure } = useGuestAction();
  const [consent, setConsent] = useState({ of_age: false, agree: false });
  const [email, setEmail] = useState("");
  const [country, setCountry] = useState("");
  const { missing = [] } = booking;
  const agree = (event: FormEvent) => {
    event.preventDefault();
    void act((actions) =>
      actions.agree({
        ...(missing.includes("email") && { email }),
        ...(missing.includes("country") && { country }),
      }),
    );
  };
  return (
    <div className="max-w-2xl">
      <GuestPart title={t("title")} screen>
        <p>{t("text")}</p>
        <form onSubmit={agree} className="mt-5 space-y-5">
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
          <div>
            <ConsentBoxes
              words={t}
              draft={consent}
              change={(changes) => setConsent({ ...consent, ...changes })}
              idOf={(field) => `agree-${field}`}
              errorOf={() => undefined}
            />
          </div>
          <FormNotice tone="bad" text={failure} />
          <BusyButton busy={busy} busyText={t("busy")}>
            {t("button")}
          </BusyButton>
        </form>
      </GuestPart>
    </div>
  );
}
