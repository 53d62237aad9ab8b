"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { callSite } from "@/lib/api/browser";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay } from "@/lib/i18n/format";
import { ConfirmButton, SignedLinkClosed } from "../../form/signed-link";
import { Stepper } from "../../form/stepper";
import { useSignedLink } from "../../form/use-signed-link";
import { Button } from "../../ui/button";

const endpoint = async () => (await import("@/lib/contract/waiting-list")).leaveWaitingListEndpoint;

/** A place on a waiting list: for how many seats, and giving it up. */
export function LeaveWaitingList() {
  const t = useTranslations("LeaveWaitingList");
  const locale = useLocale();
  const { state, confirm, again } = useSignedLink(endpoint);
  const [saved, setSaved] = useState({ token: "", seats: 0 });
  if (state.kind === "reading" || state.kind === "refused") {
    // Nobody leaves twice: the place is gone then.
    const isUsed = state.kind === "refused" && state.refusal === "used";
    const closed = isUsed ? { ...state, refusal: "gone" } : state;
    return <SignedLinkClosed state={closed} words={t} onAgain={again} />;
  }
  const { tour, starts, most } = state.context;
  const { seats } = saved.token === state.token ? saved : state.context;
  const place = t("place", { tour, starts: formatDay(starts, locale), seats });
  const isDone = state.kind === "done";
  return (
    <>
      <div aria-live="polite">
        <h2 className="text-section">{t(isDone ? "done.title" : "asking")}</h2>
        <p className="mt-3 max-w-(--container-text) text-lead">{datedSentence(place, locale)}</p>
        {isDone && <p className="mt-3 max-w-(--container-text) text-muted">{t("done.text")}</p>}
      </div>
      {!isDone && <SeatsWanted {...{ token: state.token, seats, most }} onSaved={setSaved} />}
      {!isDone && <ConfirmButton kind={state.kind} words={t} word="confirm" onConfirm={confirm} />}
    </>
  );
}

interface SeatsWantedProps {
  /** The secret of the link. */
  token: string;
  seats: number;
  most: number;
  onSaved(saved: { token: string; seats: number }): void;
}

/** For how many seats somebody on a waiting list waits, to be changed. */
function SeatsWanted({ token, seats, most, onSaved }: SeatsWantedProps) {
  const t = useTranslations("LeaveWaitingList");
  const id = useId();
  const [wanted, setWanted] = useState(seats);
  const [state, setState] = useState<"asking" | "saving" | "saved" | "failed">("asking");
  const save = async () => {
    if (state === "saving") return;
    setState("saving");
    try {
      await callSite(await endpoint(), { token, confirm: false, seats: wanted });
      onSaved({ token, seats: wanted });
      setState("saved");
    } catch {
      setState("failed");
    }
  };
  return (
    <div className="mt-8 max-w-sm">
      <Stepper
        id={id}
        label={t("seats")}
        value={wanted}
        least={1}
        most={most}
        onChange={(next) => {
          setWanted(next);
          setState("asking");
        }}
      />
      <Button
        look="outline"
        onClick={save}
        aria-disabled={state === "saving" || undefined}
        className="mt-4"
      >
        {t("change")}
      </Button>
      <p role="status" className="mt-3 min-h-6 text-small">
        {state === "saved" && t("changed", { seats })}
        {state === "failed" && t("notChanged")}
      </p>
    </div>
  );
}
