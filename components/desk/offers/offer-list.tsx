"use client";

import { useState } from "react";
import type { OfferLibrary, OfferRow } from "@/lib/contract/desk/offers";
import { formatPayment } from "@/lib/i18n/format";
import { BusyButton } from "../../form/busy-button";
import { Select } from "../../ui/select";
import { callDesk } from "../call-desk";
import { dayText, listText } from "../desk-formats";
import { Failure } from "../failure";
import { fieldLook } from "../fields/field-look";
import { ListCard } from "../list-card";
import { useAction } from "../use-action";
import { useShown } from "../use-live";
import { offerWords as words } from "../words/words";

interface OfferListProps {
  first: OfferRow[];
  tours: OfferLibrary["tours"];
}

/** Offers as they stand, and beginning one from a tour. */
export function OfferList({ first, tours }: OfferListProps) {
  const { shown } = useShown(["offers"], () => callDesk("offers", {}), { offers: first });
  const [tour, setTour] = useState(tours[0]?.id ?? "");
  const { busy, failure, act } = useAction();
  const begin = (from: { tour: string } | { blank: true }) =>
    act(async () => {
      const { offer } = await callDesk("begin-offer", from);
      window.location.assign(`/offers/${offer}`);
    });
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <label className="min-w-0 max-w-md flex-1 basis-full text-small sm:basis-60">
          <span className="block text-muted">{words.tour}</span>
          <Select
            value={tour}
            onChange={(event) => setTour(event.target.value)}
            className={fieldLook}
            options={tours.map(({ id, title }) => ({ value: id, text: title }))}
          />
        </label>
        <BusyButton type="button" busy={busy} busyText={words.busy} onClick={() => begin({ tour })}>
          {words.beginFrom}
        </BusyButton>
        <BusyButton
          type="button"
          look="outline"
          busy={busy}
          busyText={words.busy}
          onClick={() => begin({ blank: true })}
        >
          {words.beginBlank}
        </BusyButton>
      </div>
      <Failure words={failure} />
      <ol className="mt-6 space-y-3">
        {shown.offers.map((offer) => (
          <li key={offer.reference}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </ol>
      {shown.offers.length === 0 && <p className="mt-6 text-muted">{words.empty}</p>}
    </>
  );
}

function OfferCard({ offer }: { offer: OfferRow }) {
  const { reference, name, language, title, starts, totals_minor, valid_until, state, by } = offer;
  const until = state === "sent" ? words.valid(dayText(valid_until)) : "";
  return (
    <ListCard
      href={`/offers/${reference}`}
      name={name || words.nobody}
      language={language}
      state={
        <p className="shrink-0 text-small">
          {[words.state[state], until].filter(Boolean).join(" ")}
        </p>
      }
    >
      <p className="mt-0.5">{title || words.untitled}</p>
      <p className="figures mt-0.5 text-muted text-small">
        {[
          dayText(starts),
          listText(
            totals_minor.map((total) => formatPayment(total)),
            "disjunction",
          ),
          words.by(by),
        ].join(" · ")}
        {offer.asks && (
          <span className="font-semibold text-terracotta-deep">
            {` · ${offer.wishes ? words.wishes : words.asks}`}
          </span>
        )}
      </p>
    </ListCard>
  );
}
