"use client";

import { useTranslations } from "next-intl";
import { moderateEndpoint } from "@/lib/contract/leads";
import { routes } from "@/lib/site/routes";
import { SignedLinkRefused } from "../form/link-refused";
import { useSignedLink } from "../form/use-signed-link";
import { GuestPhotographs } from "../media/guest-photographs";
import { Button, ButtonLink } from "../ui/button";
import { Stars } from "../ui/stars";

/** A review that waits, and what the link that led here does with it. */
export function ModerationView() {
  const t = useTranslations("Moderation");
  const { state, confirm, again } = useSignedLink(moderateEndpoint);
  if (state.kind === "reading") return <p role="status">{t("reading")}</p>;
  if (state.kind === "refused")
    return <SignedLinkRefused refusal={state.refusal} words={t} onAgain={again} />;
  const { action, review } = state.context;
  return (
    <>
      <div aria-live="polite">
        <h2 className="text-section">
          {t(state.kind === "done" ? `done.${action}` : `asking.${action}`)}
        </h2>
        {state.kind !== "done" && <p className="mt-3 text-muted">{t(`means.${action}`)}</p>}
      </div>
      <figure className="mt-8 max-w-2xl border-line border-y py-8">
        <Stars
          rating={review.rating}
          label={t("stars", { rating: review.rating })}
          className="text-gold text-lead"
        />
        <blockquote className="mt-3">
          <p className="font-semibold font-serif text-lead">{review.title}</p>
          <p className="mt-3 whitespace-pre-line break-words">{review.text}</p>
        </blockquote>
        {review.photographs.length > 0 && (
          <>
            <GuestPhotographs pictures={review.photographs} author={review.author} />
            {state.kind !== "done" && (
              <p className="mt-2 text-muted text-small">{t("photographs")}</p>
            )}
          </>
        )}
        <figcaption className="mt-4 text-muted text-small">{review.author}</figcaption>
      </figure>
      <div className="mt-8">
        {state.kind === "done" ? (
          <ButtonLink href={routes.guestbook} look="outline">
            {t("guestBook")}
          </ButtonLink>
        ) : (
          <Button onClick={confirm} aria-disabled={state.kind === "confirming" || undefined}>
            {t(state.kind === "confirming" ? "confirming" : `confirm.${action}`)}
          </Button>
        )}
      </div>
    </>
  );
}
