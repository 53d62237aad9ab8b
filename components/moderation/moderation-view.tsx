"use client";

import { useTranslations } from "next-intl";
import { routes } from "@/lib/site/routes";
import { ConfirmButton, SignedLinkClosed, SignedLinkHead } from "../form/signed-link";
import { useSignedLink } from "../form/use-signed-link";
import { GuestPhotographs } from "../media/guest-photographs";
import { ButtonLink } from "../ui/button";
import { Stars } from "../ui/stars";

const endpoint = async () => (await import("@/lib/contract/leads")).moderateEndpoint;

/** A review that waits, and what the link that led here does with it. */
export function ModerationView() {
  const t = useTranslations("Moderation");
  const { state, confirm, again } = useSignedLink(endpoint);
  if (state.kind === "reading" || state.kind === "refused")
    return <SignedLinkClosed state={state} words={t} onAgain={again} />;
  const { action, review, written_already } = state.context;
  return (
    <>
      <SignedLinkHead kind={state.kind} action={action} words={t} />
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
        {written_already && state.kind !== "done" && (
          <p className="mt-2 font-semibold text-small">{t("writtenAlready")}</p>
        )}
      </figure>
      {state.kind === "done" ? (
        <ButtonLink href={routes.guestbook} look="outline" className="mt-8">
          {t("guestBook")}
        </ButtonLink>
      ) : (
        <ConfirmButton kind={state.kind} words={t} word={`confirm.${action}`} onConfirm={confirm} />
      )}
    </>
  );
}
