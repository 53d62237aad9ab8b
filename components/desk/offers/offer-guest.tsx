import { useState } from "react";
import type { Draft } from "@/lib/contract/offer-document";
import { locales, toLocale } from "@/lib/i18n/locales";
import { controlClass, FieldFrame } from "../../form/field-frame";
import { TextField } from "../../form/text-field";
import { Select } from "../../ui/select";
import { deskWords } from "../desk-words";
import { DayField } from "./offer-price";
import { offerWords as words } from "./offer-words";
import type { Typed } from "./use-draft";

interface OfferGuestProps {
  typed: Typed;
  onChange(changes: Partial<Typed>): void;
  onDraft(changes: Partial<Draft>): void;
}

/** For whom it is, when, and how many come. */
export function OfferGuest({ typed, onChange, onDraft }: OfferGuestProps) {
  const { starts, adults, children, rooms } = typed.draft;
  const [ages, setAges] = useState(children.join(", "));
  const whole = (text: string, least: number) =>
    Math.min(Math.max(Math.trunc(Number(text)) || least, least), 40);
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-xl">{words.guest}</h2>
      <div className="grid gap-4 md:grid-cols-3">
        <TextField
          id="guest-name"
          label={words.name}
          value={typed.name}
          maxLength={120}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <TextField
          id="guest-email"
          type="email"
          label={words.email}
          defaultValue={typed.email}
          onBlur={(event) => {
            const email = event.target.value.trim();
            const isFit = email === "" || event.target.validity.valid;
            if (isFit && email !== typed.email) onChange({ email });
          }}
        />
        <FieldFrame id="guest-language" label={words.language}>
          <Select
            id="guest-language"
            value={typed.language}
            onChange={(event) => onChange({ language: toLocale(event.target.value) })}
            className={controlClass}
          >
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {deskWords.requests.language(locale)}
              </option>
            ))}
          </Select>
        </FieldFrame>
      </div>
      <div className="mt-4 flex flex-wrap gap-5">
        <DayField
          id="starts"
          label={words.starts}
          value={starts}
          onChange={(day) => day && onDraft({ starts: day })}
        />
        <TextField
          id="adults"
          type="number"
          min={1}
          max={40}
          label={words.adults}
          value={adults}
          onChange={(event) => onDraft({ adults: whole(event.target.value, 1) })}
          className="w-28"
        />
        <TextField
          id="ages"
          label={words.children}
          placeholder={words.childrenHint}
          value={ages}
          onChange={(event) => {
            setAges(event.target.value);
            const found = (event.target.value.match(/\d+/g) ?? []).map(Number);
            onDraft({ children: found.filter((age) => age < 18).slice(0, 20) });
          }}
          className="w-44"
        />
        <TextField
          id="rooms"
          type="number"
          min={0}
          max={40}
          label={words.rooms}
          value={rooms}
          onChange={(event) => onDraft({ rooms: whole(event.target.value, 0) })}
          className="w-36"
        />
      </div>
    </section>
  );
}
