import { useState } from "react";
import { locales, toLocale } from "@/lib/i18n/locales";
import { SelectField } from "../../form/select-field";
import { TextField } from "../../form/text-field";
import { languageText } from "../desk-formats";
import { fieldWords as words } from "../words/words";
import { copiedNumber } from "./copied-number";

export interface Guest {
  name: string;
  email: string;
  /** Where it is asked for. */
  phone?: string;
  language: (typeof locales)[number];
}

interface GuestFieldsProps {
  guest: Guest;
  onChange(changes: Partial<Guest>): void;
}

/** Who travels, how they are reached, and in which language. */
export function GuestFields({ guest, onChange }: GuestFieldsProps) {
  const { name, phone, language } = guest;
  /** An address as it is typed, until it can be read. */
  const [typed, setTyped] = useState<{ text: string; hasLeft: boolean }>();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        id="name"
        label={words.name}
        value={name}
        required
        maxLength={120}
        autoComplete="off"
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <SelectField
        id="language"
        label={words.language}
        value={language}
        onChange={(event) => onChange({ language: toLocale(event.target.value) })}
        options={locales.map((locale) => ({
          value: locale,
          text: languageText(locale),
        }))}
      />
      {phone !== undefined && (
        <TextField
          id="phone"
          type="tel"
          label={words.phone}
          placeholder={words.phoneHint}
          value={phone}
          autoComplete="off"
          onChange={(event) => onChange({ phone: event.target.value })}
          onBlur={(event) => onChange({ phone: copiedNumber(event.target.value) })}
        />
      )}
      <TextField
        id="email"
        type="email"
        // As far as an address goes that mail can be sent to; a half-typed one is passed to nobody.
        pattern="[^@\s]+@[^@\s]+\.[^@\s]{2,}"
        title={words.emailHint}
        label={words.email}
        error={typed?.hasLeft ? words.noEmail : undefined}
        value={typed?.text ?? guest.email}
        autoComplete="off"
        onChange={({ target }) => {
          setTyped({ text: target.value, hasLeft: false });
          if (target.validity.valid) onChange({ email: target.value.trim() });
        }}
        onBlur={({ target }) =>
          setTyped(target.validity.valid ? undefined : { text: target.value, hasLeft: true })
        }
      />
    </div>
  );
}
