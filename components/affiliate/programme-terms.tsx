import { getTranslations } from "next-intl/server";
import { formatMoney } from "@/lib/i18n/format";
import { policy } from "@/lib/pricing/policy";

const terms = ["who", "when", "amount", "once", "notYourself", "refund", "seen", "end"] as const;

/** The rules of the programme in plain words. */
export async function ProgrammeTerms() {
  const t = await getTranslations("Affiliate.terms");
  const values = { reward: formatMoney(policy.rewardMinor), days: policy.invitationDays };
  return (
    <section className="mt-16 max-w-[var(--container-text)] border-line border-t pt-10">
      <h2 className="text-section">{t("title")}</h2>
      <dl className="mt-6 grid gap-5">
        {terms.map((term) => (
          <div key={term}>
            <dt className="font-semibold">{t(`${term}.title`)}</dt>
            <dd className="mt-1 text-muted">{t(`${term}.text`, values)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
