"use client";

import { hashKey, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OfferDetail } from "@/lib/contract/desk/offers";
import { ApiError } from "@/lib/contract/errors";
import { liftDraft } from "@/lib/contract/offer-lift";
import { inBrowser } from "@/lib/site/text-storage";
import { callDesk, failureWords, isChangedMeanwhile } from "../call-desk";

const saveAfterMs = 1_000;
const againAfterMs = 5_000;

/** What is typed of an offer. */
export type Typed = Pick<OfferDetail, "name" | "email" | "language" | "draft">;
type Kept = { version: number; typed: Typed };
interface Now extends Kept {
  isDirty: boolean;
  isHeld: boolean;
  /** Why it could not be saved the last time. */
  why?: unknown;
}

const typedOf = ({ name, email, language, draft }: OfferDetail): Typed => ({
  ...{ name, email, language, draft },
});
/** In whatever order the fields come, and but for blanks, of which the desk keeps none at an end. */
const isSame = (a: Typed, b: Typed) => saidIn(a) === saidIn(b);
const saidIn = (typed: Typed) =>
  hashKey([
    JSON.parse(JSON.stringify(typed), (_, value) =>
      typeof value === "string" ? value.trim() : value,
    ),
  ]);

/**
 * The draft as it is typed: kept in this browser at once and at the desk a second after the last key.
 * Where somebody else has changed it meanwhile, both are there to choose from.
 */
export function useDraft(offer: OfferDetail) {
  const { reference } = offer;
  const queries = useQueryClient();
  const [typed, setTyped] = useState(() => typedOf(offer));
  const [status, setStatus] = useState<"saved" | "saving" | "unsaved">("saved");
  const [theirs, setTheirs] = useState<OfferDetail>();
  const [failure, setFailure] = useState("");
  const [adopted, setAdopted] = useState(0);
  const now = useRef<Now>({ typed, version: offer.version, isDirty: false, isHeld: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<void>>(undefined);
  const shown = useRef(offer);
  /** What the desk had at the last answer, and what was sent since: where one of it stands, it is one's own. */
  const known = useRef([typed]);

  const adopt = useCallback(
    (other: OfferDetail) => {
      const next = typedOf(other);
      known.current = [next];
      if (!isSame(next, now.current.typed)) setAdopted((times) => times + 1);
      now.current = { typed: next, version: other.version, isDirty: false, isHeld: false };
      setTyped(next);
      setTheirs(undefined);
      setStatus("saved");
      keep(reference, undefined);
    },
    [reference],
  );

  /** What somebody else has changed comes in where nothing of one's own waits. */
  const lookAtShown = useCallback(() => {
    const { version, isDirty } = now.current;
    if (shown.current.version > version && !isDirty && !saving.current) adopt(shown.current);
  }, [adopt]);

  const save = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    // Several may wait for the same one: they go on one after the other.
    while (saving.current) await saving.current;
    if (!now.current.isDirty || now.current.isHeld) return;
    const sent = now.current.typed;
    const again = (afterMs: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), afterMs);
    };
    const arrived = (version: number, what = sent) => {
      const { typed: latest } = now.current;
      known.current = [what];
      now.current.version = version;
      now.current.isDirty = latest !== what;
      setFailure("");
      keep(reference, now.current.isDirty ? { version, typed: latest } : undefined);
      if (now.current.isDirty) again(saveAfterMs);
      else setStatus("saved");
      void queries.invalidateQueries();
    };
    const write = async () => {
      setStatus("saving");
      now.current.why = undefined;
      try {
        const { version } = now.current;
        known.current.push(sent);
        arrived((await callDesk("edit-offer", { offer: reference, version, ...sent })).version);
      } catch (error) {
        setStatus("unsaved");
        // Where theirs cannot be read either, it is tried again like anything that was not saved.
        const other =
          isChangedMeanwhile(error) &&
          (await callDesk("offer", { offer: reference }).catch(() => null));
        // It had arrived, and its answer was lost; or what stood there was sent to the guest meanwhile.
        const stands = other && typedOf(other);
        const own = stands && known.current.findLast((each) => isSame(stands, each));
        if (other && own) return arrived(other.version, own);
        now.current.why = error;
        if (other) {
          known.current = [typedOf(other)];
          now.current.isHeld = true;
          setTheirs(other);
          return;
        }
        setFailure(failureWords(error));
        if (isAccepted(error)) {
          // What the guest has accepted is changed no more.
          now.current.isHeld = true;
          keep(reference, undefined);
          void queries.invalidateQueries();
          return;
        }
        // What is refused waits until it is changed.
        if (
          isChangedMeanwhile(error) ||
          (error instanceof ApiError && error.code === "unavailable")
        )
          again(againAfterMs);
      }
    };
    saving.current = write().finally(() => {
      saving.current = undefined;
      // Later than whoever waits to send it: what they have not seen yet is refused.
      setTimeout(lookAtShown);
    });
    await saving.current;
  }, [queries, reference, lookAtShown]);

  const change = useCallback(
    (changes: Partial<Typed>) => {
      const next = { ...now.current.typed, ...changes };
      now.current = { ...now.current, typed: next, isDirty: true };
      setTyped(next);
      setStatus("unsaved");
      keep(reference, { version: now.current.version, typed: next });
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), saveAfterMs);
    },
    [reference, save],
  );

  // What was typed before the screen was closed, or the line was lost.
  useEffect(() => {
    const before = kept(reference);
    if (!before) return;
    if (shown.current.state === "accepted") return keep(reference, undefined);
    if (isSame(before.typed, now.current.typed)) return keep(reference, undefined);
    // What was typed over may be another's by now.
    if (before.version !== now.current.version) known.current = [];
    now.current = { ...now.current, ...before, isDirty: true };
    setTyped(before.typed);
    setAdopted((times) => times + 1);
    void save();
  }, [reference, save]);

  useEffect(() => {
    shown.current = offer;
    lookAtShown();
  }, [offer, lookAtShown]);

  const keepMine = () => {
    if (!theirs) return;
    now.current = { ...now.current, version: theirs.version, isDirty: true, isHeld: false };
    setTheirs(undefined);
    void save();
  };
  /** Has everything saved, also what is typed meanwhile. @returns the version that is; throws why it could not be */
  const settle = async (): Promise<number> => {
    do await save();
    while (now.current.isDirty && !now.current.why);
    if (now.current.isDirty) throw now.current.why;
    return now.current.version;
  };
  /** What is typed by now, for what has waited for an answer meanwhile. */
  const latest = () => now.current.typed;
  return { typed, latest, adopted, change, status, failure, theirs, adopt, keepMine, settle };
}

const isAccepted = (error: unknown) =>
  error instanceof ApiError && error.detail.reason === "offer_accepted";

function kept(reference: string): Kept | undefined {
  try {
    const text = inBrowser.read(`desk-offer-${reference}`);
    // Written by this very screen, perhaps before an update.
    const found = text ? (JSON.parse(text) as Kept) : undefined;
    return found && { ...found, typed: { ...found.typed, draft: liftDraft(found.typed.draft) } };
  } catch {
    return undefined;
  }
}

const keep = (reference: string, what: Kept | undefined) =>
  inBrowser.keep(`desk-offer-${reference}`, what ? JSON.stringify(what) : "");
