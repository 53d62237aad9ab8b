"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { BusyButton } from "../../form/busy-button";
import { countries } from "../../form/countries";
import { SelectField } from "../../form/select-field";
import { TextField } from "../../form/text-field";
import { callDesk } from "../call-desk";
import { countryText } from "../desk-formats";
import { copiedNumber } from "../fields/copied-number";
import { useTypedOver } from "../use-kept-text";
import { deskWords, fieldWords, bookingWords as words } from "../words/words";
import type { PartProps } from "./part-props";

/** Who booked and how they are reached, put right: what was begun is in sight until it is done. */
export function EditGuest({ booking, busy, wrong, doing }: PartProps) {
  const { reference, version, name, email, phone, country } = booking;
  const { refresh } = useRouter();
  const [isOpen, setOpen] = useState(false);
  const about = `desk-guest-${reference}`;
  const guest = {
    name: useTypedOver(`${about}-name`, name),
    email: useTypedOver(`${about}-email`, email),
    phone: useTypedOver(`${about}-phone`, phone),
    country: useTypedOver(`${about}-country`, country),
  };
  if (booking.guest_forgotten) return null;
  const isBegun =
    guest.name.value !== name ||
    guest.email.value !== email ||
    guest.phone.value !== phone ||
    guest.country.value !== country;
  const save = (event: FormEvent) => {
    event.preventDefault();
    doing(async () => {
      await callDesk("edit-guest", {
        ...{ booking: reference, version, full_name: guest.name.value },
        ...{ email: guest.email.value.trim(), phone: copiedNumber(guest.phone.value) },
        country: guest.country.value,
      });
      for (const each of Object.values(guest)) each.arrived();
      setOpen(false);
      // The name is in the heading, too.
      refresh();
    }, words.guest.saved);
  };
  /** What a field has in it, what stands there by now, and why it was refused. */
  const fieldOf = (field: keyof typeof guest, refused: string = field) => {
    const { value, type, changedTo } = guest[field];
    const onChange = ({ target }: { target: { value: string } }) => type(target.value);
    const hint = changedTo && deskWords.nowStands(changedTo);
    return { id: `guest-${field}`, value, onChange, hint, error: wrong[refused] };
  };
  const ofEmail = fieldOf("email");
  return (
    <details open={isOpen || isBegun} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center text-small text-terracotta-deep">
        {words.guest.title}
      </summary>
      {/* Not before somebody wants it: the names of countries are the browser's own. */}
      {(isOpen || isBegun) && (
        <form onSubmit={save} noValidate className="space-y-4 rounded-picture bg-card p-4">
          <TextField
            {...fieldOf("name", "full_name")}
            label={fieldWords.name}
            maxLength={120}
            autoComplete="off"
          />
          <TextField
            {...ofEmail}
            hint={ofEmail.hint ?? (email ? words.guest.emailHint : words.guest.firstEmailHint)}
            type="email"
            label={fieldWords.email}
            autoComplete="off"
          />
          <TextField
            {...fieldOf("phone")}
            onBlur={({ target }) => guest.phone.type(copiedNumber(target.value))}
            type="tel"
            label={fieldWords.phone}
            placeholder={fieldWords.phoneHint}
            autoComplete="off"
          />
          <SelectField
            {...fieldOf("country")}
            label={words.facts.country}
            options={[
              ...(country ? [] : [{ value: "", text: words.guest.noCountry }]),
              ...countries("en").map(({ code }) => ({ value: code, text: countryText(code) })),
            ]}
          />
          <BusyButton busy={busy} busyText={words.guest.saving}>
            {words.guest.save}
          </BusyButton>
        </form>
      )}
    </details>
  );
}
