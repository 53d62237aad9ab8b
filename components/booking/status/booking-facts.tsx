import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Picture } from "@/components/media/picture";
import { EmailAddress } from "@/components/ui/email-address";
import { PriceLines } from "@/components/ui/price-lines";
import { SiteLink } from "@/components/ui/site-link";
import { departureDates } from "@/lib/i18n/departure-dates";
import { tourPath } from "@/lib/site/routes";
import { useGuest } from "./guest-context";

/** What is booked: the journey, the party, and the price line by line. */
export function BookingFacts() {
  const t = useTranslations("BookingStatus.facts");
  const locale = useLocale();
  const { booking } = useGuest().open;
  const { tour, adults, children, rooms, price } = booking;
  return (
    <section
      aria-labelledby="booking-facts"
      className="overflow-hidden rounded-picture border border-line bg-card shadow-float lg:sticky lg:top-[calc(var(--navbar)+1.5rem)] print:mb-8 print:max-w-xl print:border-0 print:bg-transparent print:shadow-none"
    >
      <Picture
        picture={tour.picture}
        alt=""
        sizes="(min-width: 1600px) 36rem, (min-width: 1024px) 24.5rem, 92vw"
        className="aspect-[2/1] w-full lg:aspect-auto lg:h-64 min-[100rem]:h-72 print:hidden"
      />
      <div className="p-6 print:p-0">
        <h2 id="booking-facts" className="text-lead leading-snug">
          {tour.slug ? (
            <SiteLink
              href={tourPath(tour.slug)}
              className="-my-2.5 block py-2.5 underline-offset-4 hover:underline"
            >
              {tour.title}
            </SiteLink>
          ) : (
            tour.title
          )}
        </h2>
        <dl className="figures mt-3 mb-5 text-small">
          <Fact term={t(booking.state === "consultation" ? "wished" : "dates")}>
            {departureDates(locale)(booking)}
          </Fact>
          <Fact term={t("party")}>
            {t("people", { adults, children: children.length })}
            {children.length > 0 &&
              ` (${t("ages", { count: children.length, ages: children.join(", ") })})`}
          </Fact>
          {rooms > 0 && booking.starts !== booking.ends && <Fact term={t("rooms")}>{rooms}</Fact>}
          <Fact term={t("name")}>
            {booking.name}
            {booking.email !== "" && (
              <span className="wrap-anywhere block text-muted">
                <EmailAddress address={booking.email} />
              </span>
            )}
          </Fact>
        </dl>
        <div className="border-line border-t pt-4">
          <PriceLines price={price} total={t("total")} />
        </div>
      </div>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex gap-4 border-line border-t py-1.5">
      <dt className="w-28 shrink-0 max-[23rem]:-mr-2 max-[23rem]:w-22 text-muted">{term}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}
