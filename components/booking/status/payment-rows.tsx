import { useTranslations } from "next-intl";
import { useSiteLocale } from "@/components/form/use-site-locale";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { useGuest } from "./guest-context";

/** Every payment that was begun, and what became of it. */
export function PaymentRows() {
  const t = useTranslations("BookingStatus.payments");
  const locale = useSiteLocale();
  const { payments } = useGuest().open.booking;
  // An attempt that never reached the provider says nothing to the guest.
  const told = payments.filter(({ state }) => state !== "started");
  if (told.length === 0) return null;
  return (
    <div className="mt-7 max-w-xl">
      <h3 className="text-small">{t("title")}</h3>
      <ul className="figures mt-1 text-small">
        {told.map(({ at, state, purpose, amount_minor }) => (
          <li
            key={at}
            className="flex flex-wrap justify-between gap-x-4 border-line border-t py-1.5 first:border-t-0"
          >
            <span>
              {formatDay(at.slice(0, 10), locale, "medium")}, {t(`purposes.${purpose}`)}
            </span>
            <span>
              <span className={state === "completed" ? "text-acacia" : "text-muted"}>
                {t(`states.${state}`)}
              </span>
              <span className="ml-4 inline-block min-w-16 text-right">
                {formatPayment(amount_minor)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
