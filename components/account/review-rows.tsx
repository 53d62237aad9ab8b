import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import type { OverviewSchema } from "@/lib/contract/accounts";
import { formatDay } from "@/lib/i18n/format";
import { toLocale } from "@/lib/i18n/locales";

interface ReviewRowsProps {
  reviews: z.infer<typeof OverviewSchema>["reviews"];
}

/** The reviews that were written, and whether they are online. */
export function ReviewRows({ reviews }: ReviewRowsProps) {
  const t = useTranslations("Account.dashboard.reviews");
  const locale = toLocale(useLocale());
  return (
    <ul className="mt-3">
      {reviews.map((review) => (
        <li
          key={review.reference}
          className="grid gap-x-6 border-line border-b py-3.5 last:border-b-0 sm:grid-cols-[1fr_auto]"
        >
          <span className="font-semibold">{review.title}</span>
          <span className="text-small sm:text-right">{t(`state.${review.state}`)}</span>
          <span className="text-muted text-small">{t("stars", { count: review.rating })}</span>
          <span className="text-muted text-small sm:text-right">
            {formatDay(review.written, locale)}
          </span>
        </li>
      ))}
    </ul>
  );
}
