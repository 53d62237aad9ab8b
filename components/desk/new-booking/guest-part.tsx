import { formatPayment } from "@/lib/i18n/format";
import { locales, toLocale } from "@/lib/i18n/locales";
import { controlClass, FieldFrame } from "../../form/field-frame";
import { plainNumber } from "../../form/plain-number";
import { TextArea } from "../../form/text-area";
import { TextField } from "../../form/text-field";
import { Select } from "../../ui/select";
import { deskWords } from "../desk-words";
import { newBookingWords as words } from "./new-booking-words";
import type { DraftState } from "./use-booking-draft";

/** Who travels and how they are reached: a telephone or an address is enough. */
export function GuestPart({ state: { draft, set } }: { state: DraftState }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{words.guest}</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          id="name"
          label={words.name}
          value={draft.name}
          required
          maxLength={120}
          autoComplete="off"
          onChange={(event) => set({ name: event.target.value })}
        />
        <FieldFrame id="language" label={words.language}>
          <Select
            id="language"
            value={draft.language}
            onChange={(event) => set({ language: toLocale(event.target.value) })}
            className={controlClass}
            options={locales.map((locale) => ({
              value: locale,
              text: deskWords.requests.language(locale),
            }))}
          />
        </FieldFrame>
        <TextField
          id="phone"
          type="tel"
          label={words.phone}
          placeholder={words.phoneHint}
          value={draft.phone}
          autoComplete="off"
          onChange={(event) => set({ phone: event.target.value })}
          onBlur={(event) => set({ phone: plainNumber(event.target.value) })}
        />
        <TextField
          id="email"
          type="email"
          label={words.email}
          value={draft.email}
          autoComplete="off"
          onChange={(event) => set({ email: event.target.value })}
        />
      </div>
      <TextArea
        id="message"
        label={words.message}
        rows={2}
        maxLength={4000}
        value={draft.message}
        onChange={(event) => set({ message: event.target.value })}
        className="mt-4"
      />
    </section>
  );
}

/** An agent who sells it, and what stays with them; the guest's price is the same. */
export function AgentPart({ state: { draft, set, price } }: { state: DraftState }) {
  return (
    <details open={draft.agent !== "" || undefined}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">{words.agent}</summary>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)_9rem] gap-3">
        <TextField
          id="agent"
          label={words.agentName}
          value={draft.agent}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => set({ agent: event.target.value })}
        />
        <TextField
          id="commission"
          type="number"
          inputMode="numeric"
          min={0}
          max={50}
          label={words.commission}
          value={draft.commission}
          onChange={(event) => set({ commission: event.target.value })}
        />
      </div>
      {price && price.commission_minor > 0 && (
        <p className="figures mt-2 text-small">
          {words.net(formatPayment(price.commission_minor), formatPayment(price.net_minor))}
        </p>
      )}
    </details>
  );
}
