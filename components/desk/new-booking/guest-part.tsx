import { formatPayment } from "@/lib/i18n/format";
import { TextArea } from "../../form/text-area";
import { TextField } from "../../form/text-field";
import { GuestFields } from "../fields/guest-fields";
import { newBookingWords as words } from "../words/words";
import type { DraftState } from "./use-booking-draft";

/** Who travels and how they are reached: a telephone or an address is enough. */
export function GuestPart({ state: { draft, set } }: { state: DraftState }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{words.guest}</h2>
      <GuestFields guest={draft} onChange={set} />
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
