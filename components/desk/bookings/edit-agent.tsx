import { type FormEvent, useState } from "react";
import { BusyButton } from "../../form/busy-button";
import { TextField } from "../../form/text-field";
import { callDesk } from "../call-desk";
import { useTypedOver } from "../use-kept-text";
import { bookingWords, deskWords, newBookingWords } from "../words/words";
import type { PartProps } from "./part-props";

const words = bookingWords.agent;

/** Who sold a booking and for what per cent, put right or added: what was begun is in sight until it is done. */
export function EditAgent({ booking, busy, wrong, doing }: PartProps) {
  const { reference, version, agent } = booking;
  const [isOpen, setOpen] = useState(false);
  const stands = { name: agent?.name ?? "", percent: String(agent?.commission_percent ?? "") };
  const name = useTypedOver(`desk-agent-${reference}-name`, stands.name);
  const percent = useTypedOver(`desk-agent-${reference}-percent`, stands.percent);
  const isBegun = name.value !== stands.name || percent.value !== stands.percent;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const commission_percent = Number(percent.value);
    const set = { booking: reference, version, agent: name.value.trim(), commission_percent };
    doing(async () => {
      await callDesk("set-agent", set);
      name.arrived();
      percent.arrived();
      setOpen(false);
    }, words.saved);
  };
  return (
    <details open={isOpen || isBegun} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 items-center text-small text-terracotta-deep">
        {agent ? words.correct : words.add}
      </summary>
      <form onSubmit={save} className="space-y-4 rounded-picture bg-card p-4">
        <TextField
          id="agent-name"
          label={newBookingWords.agentName}
          value={name.value}
          hint={name.changedTo && deskWords.nowStands(name.changedTo)}
          error={wrong.agent}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => name.type(target.value)}
        />
        <TextField
          id="agent-commission"
          type="number"
          inputMode="numeric"
          min={0}
          max={50}
          label={newBookingWords.commission}
          value={percent.value}
          hint={percent.changedTo ? deskWords.nowStands(percent.changedTo) : words.settleAfter}
          error={wrong.commission_percent}
          onChange={({ target }) => percent.type(target.value)}
        />
        <BusyButton busy={busy} busyText={bookingWords.guest.saving}>
          {words.save}
        </BusyButton>
      </form>
    </details>
  );
}
