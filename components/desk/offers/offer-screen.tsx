"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import type { OfferDetail, OfferLibrary } from "@/lib/contract/desk/offers";
import type { Draft } from "@/lib/contract/offer-document";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { deskWords } from "../desk-words";
import { Failure } from "../failure";
import { useAction } from "../use-action";
import { pollingMs, useLive } from "../use-live";
import { OfferDays } from "./offer-days";
import { OfferGuest } from "./offer-guest";
import { OfferPreview } from "./offer-preview";
import { OfferPrice } from "./offer-price";
import { OfferReading } from "./offer-reading";
import { OfferSending } from "./offer-sending";
import { OfferThread } from "./offer-thread";
import { offerWords as words } from "./offer-words";
import { useDraft } from "./use-draft";
import { WordsField } from "./words-field";

interface OfferScreenProps {
  first: OfferDetail;
  library: OfferLibrary;
}

/** An offer as it is made: saved as it is typed, with what the guest reads beside it. */
export function OfferScreen({ first, library }: OfferScreenProps) {
  const queries = useQueryClient();
  const isLive = useLive();
  const { data: offer } = useQuery({
    queryKey: ["offer", first.reference],
    queryFn: () => callDesk("offer", { offer: first.reference }),
    initialData: first,
    refetchInterval: isLive ? false : pollingMs,
  });
  const draft = useDraft(offer);
  const { busy, said, failure, act } = useAction();
  const doing = (work: () => Promise<void>, then = "") =>
    act(async () => {
      try {
        await work();
      } finally {
        await queries.invalidateQueries();
      }
    }, then);
  const { typed, change, theirs } = draft;
  const set = (changes: Partial<Draft>) => change({ draft: { ...typed.draft, ...changes } });
  const isBooked = offer.state === "accepted";
  return (
    <div className="pb-16">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-small">
        <Link href="/offers" className="font-semibold text-terracotta-deep">
          ← {words.back}
        </Link>
        <span>{words.state[offer.state]}</span>
        <span>{offer.reference}</span>
        {offer.request && (
          <Link href={`/requests/${offer.request}`} className="underline underline-offset-4">
            {words.request}
          </Link>
        )}
        {!isBooked && (
          <span role="status">
            {draft.status === "saved" && words.saved}
            {draft.status === "saving" && words.saving}
            {draft.status === "unsaved" && words.unsaved}
          </span>
        )}
      </p>
      <p className="mt-2 text-danger text-small empty:hidden">
        {isLive ? "" : deskWords.requests.lost}
      </p>
      <Failure words={draft.failure} />
      {theirs && <Conflict draft={draft} theirs={theirs} />}
      {isBooked ? (
        <p className="mt-4">{words.booking(offer.booking ?? "")}</p>
      ) : (
        <>
          <OfferGuest key={draft.adopted} typed={typed} onChange={change} onDraft={set} />
          <section className="mt-10">
            <h2 className="mb-3 text-xl">{words.journey}</h2>
            <div className="space-y-4">
              <WordsField
                id="offer-title"
                label={words.ownTitle}
                value={typed.draft.title}
                language={typed.language}
                most={120}
                onChange={(title) => set({ title })}
              />
              <WordsField
                id="offer-letter"
                label={words.letter}
                value={typed.draft.letter}
                language={typed.language}
                rows={5}
                most={6000}
                onChange={(letter) =>
                  set({ letter: letter ?? { source: typed.language, texts: {} } })
                }
              />
            </div>
            <h3 className="mt-8 text-lg">{words.days}</h3>
            <OfferDays
              days={typed.draft.days}
              library={library}
              language={typed.language}
              onChange={(days) => set({ days })}
            />
          </section>
          <OfferPrice offer={offer} typed={typed} onChange={set} act={act} />
          <OfferSending
            offer={offer}
            typed={typed}
            busy={busy}
            settle={draft.settle}
            doing={doing}
          />
        </>
      )}
      <div className="fixed inset-x-4 bottom-18 z-10 lg:inset-x-auto lg:right-8 lg:bottom-6">
        <p
          role="status"
          className="rounded-picture bg-night px-4 py-3 text-paper text-small shadow-float empty:hidden"
        >
          {said}
        </p>
        <div className="rounded-picture bg-card px-4 py-3 shadow-float has-[p:empty]:hidden">
          <Failure words={failure} />
        </div>
      </div>
      <OfferReading offer={offer} doing={doing} />
      <OfferThread offer={offer} busy={busy} doing={doing} />
      <OfferPreview offer={offer} />
    </div>
  );
}

type DraftState = ReturnType<typeof useDraft>;

/** Both are shown, and one is chosen. */
function Conflict({ draft, theirs }: { draft: DraftState; theirs: OfferDetail }) {
  const both = [
    { title: words.mine, of: draft.typed },
    { title: words.theirs, of: theirs },
  ];
  return (
    <div role="alert" className="mt-4 rounded-picture border-2 border-terracotta bg-card p-4">
      <p className="font-semibold">{words.conflict(theirs.editor)}</p>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        {both.map(({ title, of }) => (
          <div key={title} className="text-small">
            <h3 className="font-semibold">{title}</h3>
            <pre className="mt-1 max-h-64 overflow-auto whitespace-pre-wrap font-sans">
              {summary(of)}
            </pre>
          </div>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={draft.keepMine}>{words.keepMine}</Button>
        <Button look="outline" onClick={() => draft.adopt(theirs)}>
          {words.takeTheirs}
        </Button>
      </div>
    </div>
  );
}

function summary({ name, draft }: Pick<OfferDetail, "name" | "draft">): string {
  const { starts, adults, children, days, lines, letter, total_minor, title } = draft;
  return [
    [name, starts, `${adults} + ${children.length}`].join(" · "),
    Object.values(title?.texts ?? {}).join(" / "),
    Object.values(letter.texts).join("\n\n"),
    days.map(({ block, title: own }) => own?.texts.en ?? block ?? "").join("\n"),
    `$${(total_minor ?? lines.reduce((sum, line) => sum + line.amount_minor, 0)) / 100}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
