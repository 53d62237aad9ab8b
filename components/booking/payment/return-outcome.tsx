import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useHydrated } from "@/components/form/use-hydrated";
import { ButtonLink } from "@/components/ui/button";
import { formatPayment } from "@/lib/i18n/format";
import { storedAuth } from "@/lib/site/account/auth-storage";
import { brand, whatsappHref } from "@/lib/site/brand";
import { bookingPath, paymentPath } from "@/lib/site/routes";
import { bookingKeys } from "../kept-keys";

type OutcomeKind =
  | "confirmed"
  | "received"
  | "pending"
  | "failed"
  | "reversed"
  | "closed"
  | "untold"
  | "unknown";

interface ReturnOutcomeProps {
  kind: OutcomeKind;
  /** The booking that was being paid, where it is known. */
  reference?: string | undefined;
  amountMinor?: number | undefined;
}

const canTryAgain: OutcomeKind[] = ["failed", "closed"];
const next = ["first", "second", "third"] as const;

/** What became of the payment, and what comes now; read aloud when it changes. */
export function ReturnOutcome({ kind, reference, amountMinor }: ReturnOutcomeProps) {
  const t = useTranslations("Payment.back");
  const heading = useRef<HTMLHeadingElement>(null);
  const hydrated = useHydrated();
  // Whether this browser holds what opens the booking: its key, or somebody who is signed in.
  const opens =
    hydrated &&
    reference !== undefined &&
    (bookingKeys.kept(reference) !== undefined || storedAuth() !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome is news.
  useEffect(() => heading.current?.focus(), [kind]);
  const amount = formatPayment(amountMinor ?? 0);
  const again = canTryAgain.includes(kind) && opens;
  return (
    <div role="status" className="lg:min-h-96">
      {reference && <p className="figures mb-1 text-muted text-small">{t("for", { reference })}</p>}
      <h1 ref={heading} tabIndex={-1} className="text-title outline-none">
        {t(`${kind}.title`)}
      </h1>
      <p className="mt-4 max-w-xl text-lead text-muted">{t(`${kind}.text`, { amount })}</p>
      {kind === "confirmed" && (
        <ol className="mt-8 max-w-xl">
          {next.map((step, at) => (
            <li key={step} className="flex gap-4 border-line border-t py-3 text-small">
              <span
                aria-hidden="true"
                className="figures w-3 shrink-0 font-semibold font-serif text-gold-deep"
              >
                {at + 1}
              </span>
              {t(`confirmed.next.${step}`)}
            </li>
          ))}
        </ol>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {again && <ButtonLink href={paymentPath(reference)}>{t("tryAgain")}</ButtonLink>}
        {opens && (
          <ButtonLink href={bookingPath(reference)} look={again ? "outline" : "primary"}>
            {t("open")}
          </ButtonLink>
        )}
        {kind === "unknown" && (
          <>
            <ButtonLink href={`mailto:${brand.email}`}>{brand.email}</ButtonLink>
            <ButtonLink href={whatsappHref("")} look="outline">
              WhatsApp
            </ButtonLink>
          </>
        )}
      </div>
      {reference && !opens && <p className="mt-2 max-w-xl text-small">{t("byMail")}</p>}
    </div>
  );
}
