"use client";

import { useTranslations } from "next-intl";
import { formatMoney } from "@/lib/i18n/format";
import { ConfirmButton, SignedLinkClosed, SignedLinkHead } from "../form/signed-link";
import { useSignedLink } from "../form/use-signed-link";

const endpoint = async () => (await import("@/lib/contract/affiliate")).operatorRewardEndpoint;

const named = ({ name, email }: { name: string; email: string }) =>
  [name, email].filter(Boolean).join(" · ");

/** A friend or a reward that waits for the operator, and what the link that led here does with it. */
export function OperatorReward() {
  const t = useTranslations("OperatorReward");
  const { state, confirm, again } = useSignedLink(endpoint);
  if (state.kind === "reading" || state.kind === "refused")
    return <SignedLinkClosed state={state} words={t} onAgain={again} />;
  const { action, inviter, friend, reward_minor } = state.context;
  const rows = [
    [t("inviter"), named(inviter)],
    [t("friend"), named(friend)],
    [t("request"), friend.quote],
    [t("reward"), formatMoney(reward_minor)],
  ] as const;
  return (
    <>
      <SignedLinkHead kind={state.kind} action={action} words={t} />
      <dl className="mt-8 max-w-2xl border-line border-t">
        {rows
          .filter(([, value]) => value !== "")
          .map(([term, value]) => (
            <div
              key={term}
              className="grid gap-x-6 border-line border-b py-3 sm:grid-cols-[10rem_1fr]"
            >
              <dt className="text-muted">{term}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
      </dl>
      {state.kind !== "done" && (
        <ConfirmButton kind={state.kind} words={t} word={`confirm.${action}`} onConfirm={confirm} />
      )}
    </>
  );
}
