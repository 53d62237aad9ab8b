import { getTranslations } from "next-intl/server";
import { formatMoney } from "@/lib/i18n/format";
import { policy } from "@/lib/pricing/policy";
import { routes } from "@/lib/site/routes";
import { ButtonLink } from "../ui/button";

const steps = ["share", "quote", "reward"] as const;

/** How recommending us works, for everybody to read. */
export async function Programme() {
  const t = await getTranslations("Affiliate.programme");
  const reward = formatMoney(policy.rewardMinor);
  return (
    <div className="column section">
      <ol className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {steps.map((step, at) => (
          <li key={step} className="border-ink border-t pt-5">
            <span aria-hidden="true" className="figures font-serif text-lead text-terracotta-deep">
              {at + 1}
            </span>
            <h2 className="mt-1 text-[1.5rem] leading-tight">
              {t(`${step}.title`, { reward, days: policy.invitationDays })}
            </h2>
            <p className="mt-2">{t(`${step}.text`, { reward, days: policy.invitationDays })}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink href={routes.affiliateLink}>{t("begin")}</ButtonLink>
        <ButtonLink href={routes.affiliate} look="outline">
          {t("yours")}
        </ButtonLink>
      </div>
      <ProgrammeTerms />
    </div>
  );
}

const terms = ["who", "when", "amount", "once", "notYourself", "refund", "seen", "end"] as const;

/** The rules of the programme in plain words. */
async function ProgrammeTerms() {
  const t = await getTranslations("Affiliate.terms");
  const values = { reward: formatMoney(policy.rewardMinor), days: policy.invitationDays };
  return (
    <section className="mt-16 border-line border-t pt-10">
      <h2 className="text-section">{t("title")}</h2>
      <dl className="mt-8 grid gap-x-16 gap-y-7 md:grid-cols-2">
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
