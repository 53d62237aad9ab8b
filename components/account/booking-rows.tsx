import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import type { OverviewSchema } from "@/lib/contract/accounts";
import { formatDay, formatMoney } from "@/lib/i18n/format";
import { bookingPath } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

interface BookingRowsProps {
  bookings: z.infer<typeof OverviewSchema>["bookings"];
}

/** The journeys that were booked, how each stands, and the way to its page. */
export function BookingRows({ bookings }: BookingRowsProps) {
  const stateName = useTranslations("BookingState");
  const locale = useLocale();
  return (
    <ul className="mt-3">
      {bookings.map(({ reference, key, title, state, starts, total_minor }) => (
        <li
          key={reference}
          className="grid gap-x-6 border-line border-b py-3.5 last:border-b-0 sm:grid-cols-[1fr_auto]"
        >
          <SiteLink
            href={`${bookingPath(reference)}#${key}`}
            className="inline-flex min-h-11 items-center justify-self-start font-semibold underline underline-offset-4 hover:text-terracotta-deep"
          >
            {title}
          </SiteLink>
          <span className="figures self-center text-small sm:text-right">{reference}</span>
          <span className="text-muted text-small">
            {stateName(state)} · {formatDay(starts, locale)}
          </span>
          <span className="figures text-muted text-small sm:text-right">
            {formatMoney(total_minor)}
          </span>
        </li>
      ))}
    </ul>
  );
}
