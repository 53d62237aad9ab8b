"use client";

import Link from "next/link";
import { type FormEvent, Fragment, useState } from "react";
import { businessDay } from "@/lib/clock";
import type { BookingBeginning } from "@/lib/contract/desk/new-booking";
import { ApiError } from "@/lib/contract/errors";
import { addDays } from "@/lib/pricing/days";
import { BusyButton } from "../../form/busy-button";
import { Button, buttonClass } from "../../ui/button";
import { BackLink } from "../back-link";
import { callDesk, wrongFields } from "../call-desk";
import { longDayText } from "../desk-formats";
import { Failure } from "../failure";
import { copiedNumber } from "../fields/copied-number";
import { DayField } from "../fields/day-field";
import { useAction } from "../use-action";
import { newBookingWords as words } from "../words/words";
import { GuestLinkShare } from "./guest-link-share";
import { AgentPart, GuestPart } from "./guest-part";
import { JourneyPart } from "./journey-part";
import { PartyPart } from "./party-part";
import { PricePart } from "./price-part";
import { type DraftState, useBookingDraft } from "./use-booking-draft";

type Made = Awaited<ReturnType<typeof callDesk<"make-booking">>> & { name: string; until: string };

/** Booking for a guest on the telephone, or for an agent: from nothing to the link by which they pay. */
export function NewBookingScreen({ beginning }: { beginning: BookingBeginning }) {
  const state = useBookingDraft(beginning);
  const { busy, failure, act } = useAction();
  const [made, setMade] = useState<Made>();
  const { draft, wanted, price } = state;
  const make = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      // What the guest was told is what they are asked for.
      if (state.isPricing) throw new ApiError("conflict", { reason: "pricing" });
      if (!price) throw new ApiError("conflict", { reason: "unpriced" });
      const form = {
        ...wanted,
        shown_total_minor: price.price.total_minor,
        ...{ full_name: draft.name, email: draft.email.trim(), phone: copiedNumber(draft.phone) },
        ...{ country: draft.country, message: draft.message, agent: draft.agent },
        ...{ discount_reason: draft.reason, hold_until: draft.holdUntil },
        ...(beginning.wish && { request: beginning.wish.request }),
      };
      const booked = await callDesk("make-booking", form, draft.key).catch((error) => {
        if (!wrongFields(error)["idempotency-key"]) throw error;
        state.isAnother();
        throw new ApiError("conflict", { reason: "booked_before" });
      });
      setMade({ ...booked, name: draft.name, until: draft.holdUntil });
      state.clear();
    });
  };
  const back = beginning.wish
    ? { href: `/requests/${beginning.wish.request}`, words: words.backToRequest }
    : { href: "/bookings", words: words.back };
  if (made) return <MadeBooking made={made} onNext={() => setMade(undefined)} />;
  return (
    <form onSubmit={make} className="max-w-2xl space-y-9 pb-6">
      <div className="-mt-4 mb-2">
        <p>
          <BackLink href={back.href}>{back.words}</BackLink>
        </p>
        {state.isBegun && !busy && (
          <Button look="quiet" onClick={state.clear} className="px-0!">
            {words.startAgain}
          </Button>
        )}
      </div>
      <Fragment key={state.cleared}>
        <JourneyPart state={state} tours={beginning.tours} />
        <PartyPart state={state} />
        <PricePart state={state} />
        <GuestPart state={state} />
        <AgentPart state={state} />
        <HoldPart state={state} />
      </Fragment>
      <p className="text-muted text-small">{words.consent}</p>
      <Failure words={failure} />
      <BusyButton
        busy={busy || state.isPricing}
        busyText={words.making}
        className="w-full sm:w-auto"
      >
        {words.make}
      </BusyButton>
    </form>
  );
}

const holds = [
  ["two", 2],
  ["week", 7],
  ["fortnight", 14],
] as const;

/** How long it is held: as long as whoever sells says. */
function HoldPart({ state: { draft, set } }: { state: DraftState }) {
  return (
    <section className="flex flex-wrap items-end gap-3">
      <DayField
        id="hold"
        label={words.hold}
        value={draft.holdUntil}
        onChange={(holdUntil) => holdUntil && set({ holdUntil })}
      />
      <p className="flex flex-wrap gap-2">
        {holds.map(([name, days]) => (
          <Button
            key={name}
            look="outline"
            aria-pressed={draft.holdUntil === addDays(businessDay(), days)}
            onClick={() => set({ holdUntil: addDays(businessDay(), days) })}
          >
            {words.holdFor[name]}
          </Button>
        ))}
      </p>
    </section>
  );
}

function MadeBooking({ made, onNext }: { made: Made; onNext(): void }) {
  return (
    <div className="max-w-2xl">
      <h2 className="text-xl">{words.made(made.name)}</h2>
      <p role="status" className="mt-1">
        <span className="figures">{made.booking}</span>. {words.madeText(longDayText(made.until))}
      </p>
      <div className="mt-5 rounded-picture bg-card p-4">
        <GuestLinkShare link={made.link} text={made.text} phone={made.phone} />
      </div>
      <p className="mt-6 flex flex-wrap gap-2">
        <Link href={`/bookings/${made.booking}`} className={buttonClass("outline")}>
          {words.open}
        </Link>
        <Button look="quiet" onClick={onNext}>
          {words.next}
        </Button>
      </p>
    </div>
  );
}
