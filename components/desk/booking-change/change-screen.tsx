"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type FormEvent, Fragment } from "react";
import type { ChangeBeginning } from "@/lib/contract/desk/booking-changes";
import { ApiError } from "@/lib/contract/errors";
import { formatPayment } from "@/lib/i18n/format";
import { BusyButton } from "../../form/busy-button";
import { Checkbox } from "../../form/checkbox";
import { SelectField } from "../../form/select-field";
import { TextArea } from "../../form/text-area";
import { TextField } from "../../form/text-field";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { languageText } from "../desk-formats";
import { Failure } from "../failure";
import { leaving } from "../leaving";
import { StartPart } from "../new-booking/journey-part";
import { PartyPart } from "../new-booking/party-part";
import { useAction } from "../use-action";
import { changeWords as words } from "../words/words";
import { AddedLines } from "./added-lines";
import { ChangePreview } from "./change-preview";
import { useChangeDraft } from "./use-change-draft";

interface ChangeScreenProps {
  booking: string;
  first: ChangeBeginning;
}

/** Changing a booking: another day, other people, another price; what follows is seen before it is done. */
export function ChangeScreen({ booking, first: begun }: ChangeScreenProps) {
  const router = useRouter();
  const state = useChangeDraft(booking, begun);
  const { busy, failure, act } = useAction();
  const { draft, set, wanted, price, first } = state;
  const language = languageText(first.language);
  const page = `/bookings/${booking}`;
  const change = (event: FormEvent) => {
    event.preventDefault();
    // Either is said above the button.
    if (price?.owner_decides || state.whyNoPrice) return;
    void act(async () => {
      // What follows is seen before it is done.
      if (state.isPricing) throw new ApiError("conflict", { reason: "pricing" });
      if (!price) throw new ApiError("conflict", { reason: "unpriced" });
      await callDesk("change-booking", {
        ...wanted,
        shown_total_minor: price.price.total_minor,
        ...{ message: draft.message, reason: draft.reason },
        whose: isNamed(price.payers, draft.whose) ? draft.whose : [],
      }).catch(async (error) => {
        await state.lookAgain(error);
        throw error;
      });
      state.done();
      await leaving(() => router.push(page));
    });
  };
  return (
    <form onSubmit={change} className="max-w-2xl space-y-8 pb-6">
      <div>
        <Link
          href={page}
          className="inline-flex min-h-11 items-center font-semibold text-small text-terracotta-deep"
        >
          {words.back(booking)}
        </Link>
        <p className="font-semibold text-lg">{first.tour.title}</p>
        {first.begun && <p className="text-muted text-small">{words.begun}</p>}
        {first.agreed && <p className="text-muted text-small">{words.agreed}</p>}
        <p role="status" className="font-semibold text-small empty:hidden">
          {state.isOlder && words.meanwhile}
        </p>
        {state.isBegun && (
          <Button look="quiet" onClick={state.clear} className="px-0!">
            {words.startAgain}
          </Button>
        )}
      </div>
      <Fragment key={state.cleared}>
        {!first.begun && (
          <>
            <StartPart state={state} />
            <PartyPart state={state} />
          </>
        )}
        <AddedLines state={state} language={language} />
      </Fragment>
      <div className="space-y-4">
        {!first.begun && (
          <Checkbox
            id="ours"
            hint={words.oursHint}
            checked={draft.ours}
            onChange={(event) => set({ ours: event.target.checked })}
          >
            {words.ours}
          </Checkbox>
        )}
        <TextField
          id="reason"
          label={words.reason}
          value={draft.reason}
          maxLength={200}
          onChange={(event) => set({ reason: event.target.value })}
        />
        <TextArea
          id="message"
          label={words.message}
          hint={words.messageHintBy[first.has_email ? "email" : "nothing"](language)}
          rows={2}
          maxLength={2000}
          value={draft.message}
          onChange={(event) => set({ message: event.target.value })}
        />
      </div>
      <ChangePreview state={state} />
      {price && !price.owner_decides && price.payers.length > 0 && (
        <SelectField
          id="whose"
          label={words.whose}
          hint={words.whoseHint}
          value={isNamed(price.payers, draft.whose) ? draft.whose.join() : ""}
          onChange={({ target }) => set({ whose: target.value.split(",").filter(Boolean) })}
        >
          <option value="">{words.ofAll}</option>
          {price.payers.map(({ whose, name, stays_minor }) => (
            <option key={whose.join()} value={whose.join()}>
              {words.ofPayer(name, formatPayment(stays_minor))}
            </option>
          ))}
        </SelectField>
      )}
      <Failure words={failure} />
      {!price?.owner_decides && (
        <BusyButton
          busy={busy || state.isPricing}
          busyText={words.doing}
          className="w-full sm:w-auto"
        >
          {price?.asks_guest ? words.propose : words.apply}
        </BusyButton>
      )}
    </form>
  );
}

/** Whether those who were chosen are still among whom money may go back to. */
const isNamed = (payers: readonly { whose: string[] }[], chosen: readonly string[]) =>
  payers.some(({ whose }) => whose.join() === chosen.join());
