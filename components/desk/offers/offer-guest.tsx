import { type Draft, mostPartyChange } from "@/lib/contract/offer-document";
import { policy } from "@/lib/pricing/policy";
import { TextField } from "../../form/text-field";
import { Select } from "../../ui/select";
import { fieldLook } from "../fields/field-look";
import { GuestFields } from "../fields/guest-fields";
import { PartyFields } from "../fields/party-fields";
import { offerWords as words } from "../words/words";
import type { Typed } from "./use-draft";

interface OfferGuestProps {
  typed: Typed;
  /** Whether what was mailed to another address has ended with it. */
  linkEnded: boolean;
  onChange(changes: Partial<Typed>): void;
  onDraft(changes: Partial<Draft>): void;
}

/** For whom it is, when, and how many come. */
export function OfferGuest({ typed, linkEnded, onChange, onDraft }: OfferGuestProps) {
  const { name, email, language, draft } = typed;
  return (
    <section className="mt-6">
      <h2 className="mb-3 text-xl">{words.guest}</h2>
      <GuestFields guest={{ name, email, language }} onChange={onChange} />
      <p role="status" className="mt-2 text-small empty:hidden">
        {linkEnded && words.linkEnded}
      </p>
      <div className="mt-4 flex flex-wrap items-end gap-5">
        <TextField
          id="starts"
          type="date"
          label={words.starts}
          value={draft.starts}
          onChange={({ target }) => target.value && onDraft({ starts: target.value })}
        />
        <PartyFields party={draft} onChange={onDraft} />
      </div>
      {!draft.blank && (
        <label className="mt-4 block max-w-xl text-small">
          <span className="block font-semibold">{words.partyChange}</span>
          <Select
            value={draft.party_change ?? policy.offerPartyChange}
            onChange={(event) => onDraft({ party_change: Number(event.target.value) })}
            className={fieldLook}
            options={Array.from({ length: mostPartyChange + 1 }, (_, people) => ({
              value: people,
              text: words.partyChangeBy(people),
            }))}
          />
          <span className="block text-muted text-note">{words.partyChangeHint}</span>
        </label>
      )}
    </section>
  );
}
