import { useLocale, useTranslations } from "next-intl";
import { TextField } from "@/components/form/text-field";
import { Picture } from "@/components/media/picture";
import { SiteLink } from "@/components/ui/site-link";
import { businessDay } from "@/lib/clock";
import { runsText } from "@/lib/i18n/runs-text";
import { addDays } from "@/lib/pricing/days";
import { routes, tourPath } from "@/lib/site/routes";
import { BookingPart } from "./booking-part";
import { DepartureChoice } from "./departure-choice";
import type { PartProps } from "./part-props";

/** Which tour, and on which day it starts. */
export function TripPart(props: PartProps) {
  const t = useTranslations("Booking.trip");
  const words = useTranslations("Runs");
  const locale = useLocale();
  const { draft, booked, change, idOf, errorOf } = props;
  const { tour } = booked;
  const isShared = tour.trip_type === "shared";
  return (
    <BookingPart title={t("title")}>
      <div className="mb-8 flex gap-5" id={idOf("tour")} tabIndex={-1}>
        <div className="h-24 w-32 shrink-0 sm:h-28 sm:w-40">
          <Picture
            picture={tour.picture}
            alt=""
            sizes="10rem"
            className="size-full rounded-picture"
          />
        </div>
        <div className="min-w-0 self-center">
          <h3 className="text-lead leading-snug">
            <SiteLink href={tourPath(tour.slug)} className="underline-offset-4 hover:underline">
              {tour.title}
            </SiteLink>
          </h3>
          <p className="mt-1 text-muted text-small">
            {t(isShared ? "shared" : "private", { days: tour.days })}
          </p>
          <SiteLink
            href={routes.tours}
            className="inline-flex min-h-11 items-center text-note underline underline-offset-4 hover:text-terracotta-deep"
          >
            {t("another")}
          </SiteLink>
        </div>
      </div>
      {isShared ? (
        <DepartureChoice {...props} />
      ) : (
        <TextField
          id={idOf("starts")}
          label={t("firstDay")}
          hint={runsText(tour.runs, words, locale) || t("anyDay")}
          error={errorOf("starts")}
          type="date"
          required
          min={addDays(businessDay(), 1)}
          value={draft.starts}
          onChange={(event) => change({ starts: event.target.value })}
          className="figures max-w-72"
        />
      )}
    </BookingPart>
  );
}
