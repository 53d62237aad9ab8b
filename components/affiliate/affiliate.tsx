"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { friendsEndpoint } from "@/lib/contract/affiliate";
import type { OutputOf } from "@/lib/contract/endpoint";
import { formatMoney } from "@/lib/i18n/format";
import { useAuth } from "@/lib/site/account/auth-store";
import { callOwn } from "@/lib/site/account/call-own";
import { routes } from "@/lib/site/routes";
import { ButtonLink } from "../ui/button";
import { SiteLink } from "../ui/site-link";
import { FriendRows } from "./friend-rows";
import { useInvitationLink } from "./use-invitation-link";

const ask = async (email: string, signal: AbortSignal) =>
  callOwn((await import("@/lib/contract/affiliate")).friendsEndpoint, { email }, signal);

/** Rewards and friends of whoever is signed in. */
export function Affiliate() {
  const t = useTranslations("Affiliate");
  const { affiliate, email, failed } = useInvitationLink();
  const [answer, setAnswer] = useState<OutputOf<typeof friendsEndpoint>>();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (!email) return;
    const leaving = new AbortController();
    ask(email, leaving.signal).then(
      (friends) => {
        setAnswer(friends);
        useAuth.setState({ friends: friends.data });
      },
      () => setLost(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, [email]);
  if (failed || lost) return <p role="alert">{t("failed")}</p>;
  if (!answer || !affiliate) return <div className="min-h-96" aria-busy="true" />;
  return (
    <div>
      <Rewards rewards={answer.rewards} />
      <section className="mt-12">
        <h2 className="text-[1.5rem]">{t("friends.title")}</h2>
        {answer.data.length > 0 ? (
          <FriendRows friends={answer.data} />
        ) : (
          <p className="mt-2 mb-6 max-w-xl text-muted">{t("friends.none")}</p>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink href={routes.affiliateLink}>
            {t(affiliate.link ? "friends.invite" : "generate.submit")}
          </ButtonLink>
          <SiteLink
            href={routes.affiliateLanding}
            className="py-2.5 text-small underline underline-offset-4"
          >
            {t("friends.terms")}
          </SiteLink>
        </div>
      </section>
    </div>
  );
}

const steps = ["pending", "confirmed", "paid"] as const;

/** What is expected, promised and paid. */
function Rewards({ rewards }: { rewards: OutputOf<typeof friendsEndpoint>["rewards"] }) {
  const t = useTranslations("Affiliate.rewards");
  return (
    <dl className="grid gap-x-10 gap-y-6 border-line border-y py-6 sm:grid-cols-3">
      {steps.map((step) => (
        <div key={step}>
          <dt className="font-semibold text-small">{t(`${step}.title`)}</dt>
          <dd>
            <span className="figures block font-semibold text-section">
              {formatMoney(rewards[`${step}_minor`])}
            </span>
            <span className="text-muted text-note">{t(`${step}.text`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
