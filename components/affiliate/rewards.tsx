import { useTranslations } from "next-intl";
import type { friendsEndpoint } from "@/lib/contract/affiliate";
import type { OutputOf } from "@/lib/contract/endpoint";
import { formatMoney } from "@/lib/i18n/format";

const steps = ["pending", "confirmed", "paid"] as const;

/** What is expected, promised and paid. */
export function Rewards({ rewards }: { rewards: OutputOf<typeof friendsEndpoint>["rewards"] }) {
  const t = useTranslations("Affiliate.rewards");
  return (
    <dl className="grid gap-x-10 gap-y-6 border-line border-y py-6 sm:grid-cols-3">
      {steps.map((step) => (
        <div key={step}>
          <dt className="font-semibold text-small">{t(`${step}.title`)}</dt>
          <dd>
            <span className="figures block font-serif text-section">
              {formatMoney(rewards[`${step}_minor`])}
            </span>
            <span className="text-muted text-note">{t(`${step}.text`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
