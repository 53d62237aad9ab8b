"use client";

import { useLocale, useTranslations } from "next-intl";
import { leaveWaitingListEndpoint } from "@/lib/contract/bookings";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay } from "@/lib/i18n/format";
import { routes } from "@/lib/site/routes";
import { SignedLinkRefused } from "../../form/link-refused";
import { useSignedLink } from "../../form/use-signed-link";
import { Button, ButtonLink } from "../../ui/button";
import { SeatsWanted } from "./seats-wanted";

/** A place on a waiting list: for how many seats, and giving it up. */
export function LeaveWaitingList() {
  const t = useTranslations("LeaveWaitingList");
  const locale = useLocale();
  const { state, confirm, again } = useSignedLink(leaveWaitingListEndpoint);
  if (state.kind === "reading") return <p role="status">{t("reading")}</p>;
  if (state.kind === "refused") {
    // Nobody leaves twice: the place is gone then.
    const refusal = state.refusal === "used" ? "gone" : state.refusal;
    return <SignedLinkRefused refusal={refusal} words={t} onAgain={again} />;
  }
  const { tour, starts, seats, most } = state.context;
  const place = t("place", { tour, starts: formatDay(starts, locale), seats });
  const isDone = state.kind === "done";
  return (
    <>
      <div aria-live="polite">
        <h2 className="text-section">{t(isDone ? "done.title" : "asking")}</h2>
        <p className="mt-3 max-w-(--container-text) text-lead">{datedSentence(place, locale)}</p>
        {isDone && <p className="mt-3 max-w-(--container-text) text-muted">{t("done.text")}</p>}
      </div>
      {!isDone && <SeatsWanted token={state.token} seats={seats} most={most} />}
      <div className="mt-8">
        {isDone ? (
          <ButtonLink href={routes.departures} look="outline">
            {t("departures")}
          </ButtonLink>
        ) : (
          <Button onClick={confirm} aria-disabled={state.kind === "confirming" || undefined}>
            {t(state.kind === "confirming" ? "confirming" : "confirm")}
          </Button>
        )}
      </div>
    </>
  );
}
