"use client";

import { useState } from "react";
import type { OfferLibrary, OfferPage, OfferRow } from "@/lib/contract/desk/offers";
import { formatPayment } from "@/lib/i18n/format";
import { BusyButton } from "../../form/busy-button";
import { Select } from "../../ui/select";
import { callDesk } from "../call-desk";
import { ConnectionLost } from "../connection-lost";
import { dayText, listText } from "../desk-formats";
import { Failure } from "../failure";
import { fieldLook } from "../fields/field-look";
import { leaving } from "../leaving";
import { ListCard } from "../list-card";
import { PagedList, usePages } from "../paged-list";
import { useAction } from "../use-action";
import { offerWords as words } from "../words/words";
import { offerStateText } from "./offer-state-text";

interface OfferListProps {
  first: OfferPage;
  tours: OfferLibrary["tours"];
}

/** Offers as they stand, and beginning one from a tour. */
export function OfferList({ first, tours }: OfferListProps) {
  const { query, isLive, pages } = usePages(["offers"], (from) => callDesk("offers", from), first);
  // One that has changed between two pages is on both.
  const offers = new Map(
    pages.flatMap((page) => page.offers.map((offer) => [offer.reference, offer])),
  );
  const [tour, setTour] = useState(tours[0]?.id ?? "");
  const { busy, failure, act } = useAction();
  const begin = (from: { tour: string } | { blank: true }) =>
    act(async () => {
      const { offer } = await callDesk("begin-offer", from);
      await leaving(() => window.location.assign(`/offers/${offer}`));
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
      <ConnectionLost isLive={isLive} className="mt-3" />
      <PagedList
        query={query}
        className="space-y-3"
        empty={<p className="mt-6 text-muted">{words.empty}</p>}
        more={words.more}
      >
        {[...offers.values()].map((offer) => (
          <li key={offer.reference}>
            <OfferCard offer={offer} />
          </li>
        ))}
      </PagedList>
    </>
  );
}

function OfferCard({ offer }: { offer: OfferRow }) {
  const { reference, name, language, title, starts, totals_minor, by } = offer;
  return (
    <ListCard
      href={`/offers/${reference}`}
      name={name || words.nobody}
      language={language}
      state={<p className="shrink-0 text-small">{offerStateText(offer)}</p>}
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
