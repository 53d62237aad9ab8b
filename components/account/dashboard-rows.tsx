import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { z } from "zod";
import { businessDay } from "@/lib/clock";
import type { OverviewSchema } from "@/lib/contract/accounts";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { bookingPath } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

type Overview = z.infer<typeof OverviewSchema>;

interface Row {
  reference: string;
  title: ReactNode;
  /** Beside the title. */
  aside: string;
  /** Below both. */
  notes: readonly [below: string, aside: string];
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="mt-3">
      {rows.map(({ reference, title, aside, notes: [below, beside] }) => (
        <li
          key={reference}
          className="grid grid-cols-[1fr_auto] gap-x-6 border-line border-b py-3.5 last:border-b-0"
        >
          <span className="font-semibold max-sm:col-span-2">{title}</span>
          <span className="figures self-center text-small max-sm:col-span-2 sm:text-right">
            {aside}
          </span>
          <span className="text-muted text-small">{below}</span>
          <span className="figures text-right text-muted text-small">{beside}</span>
        </li>
      ))}
    </ul>
  );
}

/** The journeys that were booked, how each stands, and the way to its page. */
export function BookingRows({ bookings }: Pick<Overview, "bookings">) {
  const stateName = useTranslations("BookingState");
  const locale = useLocale();
  const rows = bookings.map(({ reference, key, title, state, starts, total_minor }) => ({
    reference,
    title: (
      <SiteLink
        href={`${bookingPath(reference)}#${key}`}
        className="inline-flex min-h-11 items-center text-balance underline underline-offset-4 hover:text-terracotta-deep"
      >
        {title}
      </SiteLink>
    ),
    aside: reference,
    notes: [
      `${stateName(state)} · ${formatDay(starts, locale)}`,
      formatPayment(total_minor),
    ] as const,
  }));
  return <Rows rows={rows} />;
}

/** The quotes that were asked for. */
export function QuoteRows({ quotes }: Pick<Overview, "quotes">) {
  const t = useTranslations("Account.dashboard.quotes");
  const locale = useLocale();
  const rows = quotes.map(({ reference, asked, tour, days, adults, children }) => ({
    reference,
    title: tour ?? t("days", { days }),
    aside: reference,
    notes: [
      t("party", { adults, children }),
      formatDay(businessDay(new Date(asked)), locale),
    ] as const,
  }));
  return <Rows rows={rows} />;
}

/** The reviews that were written, and whether they are online. */
export function ReviewRows({ reviews }: Pick<Overview, "reviews">) {
  const t = useTranslations("Account.dashboard.reviews");
  const locale = useLocale();
  const rows = reviews.map(({ reference, title, state, rating, written }) => ({
    reference,
    title,
    aside: t(`state.${state}`),
    notes: [t("stars", { count: rating }), formatDay(written, locale)] as const,
  }));
  return <Rows rows={rows} />;
}
