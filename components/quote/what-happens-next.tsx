import { getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { Section } from "@/components/ui/section";
import { brand, whatsappHref } from "@/lib/site/brand";
import { routes } from "@/lib/site/routes";

const stages = ["enquiry", "consultation", "availability", "invoice", "confirmation"] as const;

/** The five stages from a request to a confirmed journey (docs/product.md, "Quote"). */
export async function WhatHappensNext() {
  const t = await getTranslations("Quote.sent");
  return (
    <Section
      title={t("next")}
      more={{ href: routes.bookingProcess, text: t("process") }}
      className="pb-16"
    >
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-5">
        {stages.map((stage, at) => (
          <li key={stage} className="border-gold border-t-2 pt-4 sm:max-lg:last:col-span-2">
            <p aria-hidden="true" className="figures font-serif text-muted text-section">
              {at + 1}
            </p>
            <h3 className="mt-1 text-lead">{t(`stages.${stage}.title`)}</h3>
            <p className="mt-2 text-muted text-small">{t(`stages.${stage}.text`)}</p>
          </li>
        ))}
      </ol>
      <div className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-t pt-6">
        <p className="mr-auto max-w-xl text-small">
          {t("sooner", { phone: brand.phone.replaceAll(" ", "\u00a0") })}
        </p>
        <ButtonLink href={whatsappHref("")} look="outline">
          WhatsApp
        </ButtonLink>
        <ButtonLink href={routes.blogs}>{t("read")}</ButtonLink>
      </div>
    </Section>
  );
}
