"use client";

import { type FormEvent, useState } from "react";
import type { OperatorAction } from "@/lib/contract/bookings";
import { formatPayment } from "@/lib/i18n/format";
import { inBrowser } from "@/lib/site/text-storage";
import { BusyButton } from "../../form/busy-button";
import { TextArea } from "../../form/text-area";
import { TextField } from "../../form/text-field";
import { toggled } from "../../form/toggled";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { dayText } from "../desk-formats";
import { smallFieldLook } from "../fields/field-look";
import { MoneyField } from "../fields/money-field";
import { SecondPress } from "../second-press";
import { useKeptText } from "../use-kept-text";
import { deskWords, bookingWords as words } from "../words/words";
import { Cancelling } from "./cancelling";
import type { PartProps } from "./part-props";

const days = [1, 2, 3];
const mostDates = 5;

/** What is not entered by a button of its own. */
const isOther = (action: OperatorAction): action is Exclude<OperatorAction, "record_refund"> =>
  action !== "record_refund";

/** What can be decided about a booking: what needs more than a tap opens first. */
export function BookingDecisions({ booking, busy, wrong, doing }: PartProps) {
  const [open, setOpen] = useState<OperatorAction>();
  const [message, setMessage, arrived] = useKeptText(`desk-word-${booking.reference}`);
  const { reference, version, actions } = booking;
  if (actions.length === 0) return null;
  const seen = { booking: reference, version };
  const sendsBack = actions.includes("record_refund");
  const others = actions.filter(isOther);
  const hasNoDates = booking.fixed_date && booking.free_dates.length === 0;
  const decide = (action: OperatorAction, work: () => Promise<unknown>) =>
    doing(
      work,
      booking.email ? words.decided[action] : `${words.decidedUntold[action]} ${words.noEmail}`,
    );
  const tap = (action: OperatorAction) => {
    if (action === "available") return decide(action, () => callDesk("accept-booking", seen));
    return setOpen(open === action ? undefined : action);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const shown = () => JSON.stringify([...new FormData(form)]);
    const sent = shown();
    const went = await send(new FormData(form));
    // What was typed meanwhile was not sent, and stays with all that goes with it.
    if (!went || shown() !== sent) return;
    if (open !== "record_payment") arrived(message);
    const fields = open === "record_payment" ? transferFields : [...days.map(String), "ticked"];
    for (const name of fields) inBrowser.keep(keptName(reference, name), "");
    setOpen((now) => (now === open ? undefined : now));
  };
  const send = (form: FormData) => {
    const of = (name: string) => String(form.get(name) ?? "").trim();
    if (open === "cancel") {
      const by_guest_on = of("by_guest_on");
      const whose = by_guest_on ? { by_guest_on } : {};
      return decide(open, () => callDesk("cancel-booking", { ...seen, ...whose, message }));
    }
    if (open === "propose") {
      const dates = form.getAll("dates").map(String).filter(Boolean);
      return decide(open, () => callDesk("propose-dates", { ...seen, dates, message }));
    }
    const amount_minor = Number(of("amount_minor"));
    const bank_reference = of("bank_reference");
    return decide("record_payment", () =>
      callDesk("record-transfer", { ...seen, amount_minor, bank_reference }),
    );
  };
  return (
    <section aria-busy={busy}>
      <div className="flex flex-wrap gap-2">
        {sendsBack &&
          booking.by_hand.map(({ refund, amount_minor, to }) => (
            <SecondPress
              key={refund}
              look="outline"
              busy={busy}
              surely={words.surelySent(formatPayment(amount_minor), to || booking.name)}
              onDo={() =>
                decide("record_refund", () => callDesk("record-refund", { ...seen, refund }))
              }
            >
              {words.sentByHand(formatPayment(amount_minor), to)}
            </SecondPress>
          ))}
        {others.map((action) => (
          <Button
            key={action}
            look="outline"
            aria-expanded={needsMore(action) ? open === action : undefined}
            onClick={() => tap(action)}
          >
            {words.decide[action]}
          </Button>
        ))}
      </div>
      {open === "propose" && hasNoDates && <p className="mt-4">{words.noDates}</p>}
      {open && needsMore(open) && actions.includes(open) && !(open === "propose" && hasNoDates) && (
        <form key={open} onSubmit={submit} className="mt-4 space-y-4 rounded-picture bg-card p-4">
          {open === "propose" && <Dates booking={booking} />}
          {open === "record_payment" && <Transfer wrong={wrong} booking={booking} />}
          {open === "cancel" && <Cancelling wrong={wrong} booking={booking} />}
          {open !== "record_payment" && (
            <TextArea
              id="message"
              name="message"
              label={words.toGuest}
              hint={booking.email ? undefined : words.noEmail}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
              rows={3}
              maxLength={2000}
            />
          )}
          <BusyButton busy={busy} busyText={deskWords.request.sending}>
            {words.yes[open]}
          </BusyButton>
        </form>
      )}
    </section>
  );
}

const needsMore = (action: OperatorAction): action is keyof typeof words.yes => action in words.yes;

const transferFields = ["amount_minor", "bank_reference"];
const keptName = (reference: string, field: string) => `desk-decision-${reference}-${field}`;

type Late = NonNullable<PartProps["booking"]["late_transfer"]>;

const stays = (minor: number, { in_vain, least_minor, net_minor }: Late) =>
  in_vain === null && (minor >= least_minor || minor === net_minor);

const lateText = ({ least_minor, net_minor }: Late) =>
  words.late(formatPayment(least_minor), net_minor === null ? "" : formatPayment(net_minor));

function Transfer({ wrong, booking }: Pick<PartProps, "wrong" | "booking">) {
  const { reference, late_transfer: late } = booking;
  const [amount, setAmount] = useKeptText(keptName(reference, "amount_minor"));
  const [bank, setBank] = useKeptText(keptName(reference, "bank_reference"));
  const goesBack = late && amount !== "" && !stays(Number(amount), late);
  return (
    <>
      {late && (
        <p className="font-semibold">
          {late.in_vain ? words.inVain[late.in_vain] : lateText(late)}
        </p>
      )}
      <input type="hidden" name="amount_minor" value={amount} />
      <MoneyField
        id="amount"
        label={words.amount}
        error={wrong.amount_minor ?? (goesBack ? words.goesBack : undefined)}
        required
        value={amount === "" ? null : Number(amount)}
        onChange={(minor) => setAmount(String(minor ?? ""))}
      />
      <TextField
        id="bank_reference"
        name="bank_reference"
        label={words.bankReference}
        error={wrong.bank_reference}
        maxLength={60}
        required
        value={bank}
        onChange={(event) => setBank(event.target.value)}
      />
    </>
  );
}

/** The departures that have room, or any days of a private journey. */
function Dates({
  booking: { reference, free_dates: free, fixed_date: fixed },
}: Pick<PartProps, "booking">) {
  const [kept, keep] = useKeptText(keptName(reference, "ticked"));
  const ticked = kept.split(" ").filter((day) => free.includes(day));
  const tick = (day: string) => keep(toggled(ticked, day).join(" "));
  return (
    <fieldset>
      <legend className="text-small">{fixed ? words.departures : words.dates}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {fixed
          ? free.map((day) => (
              <label key={day} className="flex min-h-11 items-center gap-2 text-small">
                <input
                  type="checkbox"
                  name="dates"
                  value={day}
                  checked={ticked.includes(day)}
                  disabled={ticked.length >= mostDates && !ticked.includes(day)}
                  onChange={() => tick(day)}
                  className="size-5 shrink-0 accent-terracotta"
                />
                {dayText(day)}
              </label>
            ))
          : days.map((number) => <OneDate key={number} number={number} reference={reference} />)}
      </div>
    </fieldset>
  );
}

function OneDate({ number, reference }: { number: number; reference: string }) {
  const [day, setDay] = useKeptText(keptName(reference, String(number)));
  return (
    <input
      type="date"
      name="dates"
      required={number === 1}
      aria-label={words.day(number)}
      value={day}
      onChange={({ target }) => setDay(target.value)}
      className={smallFieldLook}
    />
  );
}
