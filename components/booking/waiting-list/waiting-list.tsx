import { getLocale, getTranslations } from "next-intl/server";
import { buttonClass } from "@/components/ui/button";
import type { Departure } from "@/lib/contract/departures";
import { departureDates } from "@/lib/i18n/departure-dates";
import { brand } from "@/lib/site/brand";
import { WaitingListButton } from "./waiting-list-button";

/** The way to the waiting list of a departure without free seats; where no script runs, by a mail to us. */
export async function WaitingList({ departure }: { departure: Departure }) {
  const [t, locale] = await Promise.all([getTranslations("WaitingList"), getLocale()]);
  const { id, starts, ends } = departure;
  const { title } = departure.tour;
  const subject = `${t("open")}: ${title}, ${departureDates(locale)(departure)}`;
  const look = "px-0! text-right";
  return (
    <>
      <noscript>
        <a
          href={`mailto:${brand.email}?subject=${encodeURIComponent(subject)}`}
          className={buttonClass("quiet", look)}
        >
          {t("open")}
        </a>
      </noscript>
      <WaitingListButton
        departure={{ id, starts, ends, tour: { title } }}
        seats={2}
        look="quiet"
        className={`${look} noscript:hidden`}
      />
    </>
  );
}
