import { useTranslations } from "next-intl";
import { SiteLink } from "@/components/ui/site-link";
import { routes } from "@/lib/site/routes";

/** Shown until the thank-you page is there, and in its place should it not come. */
export function QuoteSent({ reference }: { reference: string }) {
  const t = useTranslations("Quote.sent");
  return (
    <div role="status" data-clarity-mask="true" className="py-16">
      <p className="max-w-2xl font-semibold font-serif text-section">{t("title")}</p>
      <p className="figures mt-4">{t("reference", { reference })}</p>
      <SiteLink
        href={`${routes.quoteSent}?ref=${encodeURIComponent(reference)}`}
        className="mt-4 inline-grid min-h-11 place-items-center underline underline-offset-4"
      >
        {t("next")}
      </SiteLink>
    </div>
  );
}
