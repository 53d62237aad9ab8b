import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { brand, whatsappHref } from "@/lib/site/brand";
import { signInPath } from "@/lib/site/next-path";
import { bookingPath } from "@/lib/site/routes";

/**
 * Nothing opened the booking. Whether there is one is not said: it is the same for a wrong key and
 * for a reference that does not exist. Needs BookingCommon.
 */
export function NoEntry({ reference }: { reference?: string | undefined }) {
  const t = useTranslations("BookingCommon.noEntry");
  return (
    <div role="alert" className="min-h-96">
      <h2 className="text-section">{t("title")}</h2>
      <p className="mt-4 max-w-xl text-lead text-muted">{t("text")}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {reference && (
          <ButtonLink
            href={signInPath(bookingPath(reference))}
            className="group-data-[accounts=none]/site:hidden"
          >
            {t("signIn")}
          </ButtonLink>
        )}
        <ButtonLink href={whatsappHref("")} look="outline">
          WhatsApp
        </ButtonLink>
        <ButtonLink href={`mailto:${brand.email}`} look="outline">
          {brand.email}
        </ButtonLink>
      </div>
    </div>
  );
}
