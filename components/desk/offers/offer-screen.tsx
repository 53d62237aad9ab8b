"use client";

import Link from "next/link";
import { useState } from "react";
import type {
  OfferCosts,
  OfferDetail,
  OfferLibrary,
  OfferWarning,
} from "@/lib/contract/desk/offers";
import type { Draft } from "@/lib/contract/offer-document";
import { Button } from "../../ui/button";
import { BackLink } from "../back-link";
import { callDesk } from "../call-desk";
import { ConnectionLost } from "../connection-lost";
import { Failure } from "../failure";
import { leaving } from "../leaving";
import { Said } from "../said";
import { useDoing } from "../use-doing";
import { useShown } from "../use-live";
import { offerWords as words } from "../words/words";
import { NoticeList } from "./notice-list";
import { OfferConflict } from "./offer-conflict";
import { OfferDays } from "./offer-days";
import { OfferGuest } from "./offer-guest";
import { OfferPreview } from "./offer-preview";
import { OfferPrice, type VariantChanges } from "./offer-price";
import { OfferReading } from "./offer-reading";
import { OfferSending } from "./offer-sending";
import { OfferThread, WaitingThread } from "./offer-thread";
import { OfferTold } from "./offer-told";
import { OfferVariants } from "./offer-variants";
import { useAdding } from "./use-adding";
import { useCosts } from "./use-costs";
import { useDraft } from "./use-draft";

interface OfferScreenProps {
  first: OfferDetail;
  library: OfferLibrary;
  /** What its lines cost us: for who may know. */
  costs?: OfferCosts | undefined;
}

/** An offer as it is made: saved as it is typed, with what the guest reads beside it. */
export function OfferScreen({ first, library, costs: firstCosts }: OfferScreenProps) {
  const { shown: offer, isLive } = useShown(
    ["offer", first.reference],
    () => callDesk("offer", { offer: first.reference }),
    first,
  );
  const draft = useDraft(offer);
  const { busy, said, failure, act, doing } = useDoing();
  const { typed, change, theirs } = draft;
  const costs = useCosts(first.reference, firstCosts, typed.draft.variants);
  const set = (changes: Partial<Draft>) =>
    change({ draft: { ...draft.latest().draft, ...changes } });
  const [chosen, choose] = useState("");
  const { variants } = typed.draft;
  const variant = variants.find(({ id }) => id === chosen) ?? variants[0];
  const setVariant = (changes: VariantChanges) =>
    set({
      variants: draft
        .latest()
        .draft.variants.map((each) =>
          each.id === variant?.id
            ? { ...each, ...(typeof changes === "function" ? changes(each) : changes) }
            : each,
        ),
    });
  const preview = offer.previews.find((each) => each.variant === variant?.id) ?? offer.previews[0];
  const isBooked = offer.state === "accepted";
  const addingTo = useAdding(draft, isBooked);
  return (
    <div className="pb-16">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-small">
        <BackLink href="/offers">{words.back}</BackLink>
        <span>{words.state[offer.state]}</span>
        <span>{offer.reference}</span>
        {offer.request && (
          <Link href={`/requests/${offer.request}`} className="underline underline-offset-4">
            {words.request}
          </Link>
        )}
        <Button
          look="quiet"
          onClick={() =>
            doing(async () => {
              const like = await callDesk("begin-offer", { like: offer.reference });
              await leaving(() => window.location.assign(`/offers/${like.offer}`));
            })
          }
        >
          {words.another}
        </Button>
        {!isBooked && (
          <span role="status">
            {words[draft.status === "saved" && costs ? costs.status : draft.status]}
          </span>
        )}
      </p>
      <ConnectionLost isLive={isLive} className="mt-2" />
      <Failure words={draft.failure} />
      <WaitingThread offer={offer} />
      {theirs && <OfferConflict {...{ draft, theirs, library }} />}
      {isBooked ? (
        <p className="mt-4">{words.booking(offer.booking ?? "")}</p>
      ) : (
        <>
          <OfferGuest
            key={draft.adopted}
            typed={typed}
            linkEnded={offer.link_ended && offer.state === "sent"}
            onChange={change}
            onDraft={set}
          />
          <OfferTold typed={typed} onDraft={set} />
          {variant && (
            <>
              <OfferVariants
                typed={typed}
                offer={offer}
                variant={variant}
                onChoose={choose}
                onChange={(next) => set({ variants: next })}
              />
              <section className="mt-8">
                <h2 className="text-xl">{words.days}</h2>
                <OfferDays
                  days={variant.days}
                  library={library}
                  language={typed.language}
                  addingTo={(day) => addingTo(variant.id, day)}
                  onChange={(days) => setVariant({ days })}
                />
                <OfferWarnings
                  warnings={preview?.warnings.filter((each) => !isOfPrice(each)) ?? []}
                />
              </section>
              <OfferPrice
                key={variant.id}
                offer={offer}
                typed={typed}
                variant={variant}
                price={preview?.price}
                onChange={setVariant}
                onDraft={set}
                act={act}
                costs={costs}
              >
                <OfferWarnings warnings={preview?.warnings.filter(isOfPrice) ?? []} />
              </OfferPrice>
            </>
          )}
          <OfferSending
            offer={offer}
            typed={typed}
            busy={busy}
            settle={draft.settle}
            latest={draft.latest}
            doing={doing}
          />
        </>
      )}
      <Said said={said} failure={failure} />
      <OfferReading offer={offer} doing={doing} />
      <OfferThread offer={offer} busy={busy} doing={doing} />
      {!isBooked && (
        <OfferPreview
          reference={offer.reference}
          language={offer.language}
          version={offer.version}
        />
      )}
    </div>
  );
}

const isOfPrice = ({ kind }: OfferWarning) =>
  kind === "few_rooms" ||
  kind === "group_price" ||
  kind === "other_price" ||
  kind === "other_days" ||
  kind === "deposit_falls";

/** What is odd about a journey. It can be sent all the same. */
function OfferWarnings({ warnings }: { warnings: OfferWarning[] }) {
  return (
    <div role="status">
      <NoticeList title={words.warnings} lines={warnings.map(words.warning)} />
    </div>
  );
}
