import { useLocale, useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { Picture } from "@/components/media/picture";
import { Button } from "@/components/ui/button";
import { LinkedText } from "@/components/ui/linked-text";
import { printWhole } from "@/components/ui/print-whole";
import type { Offer } from "@/lib/contract/offers";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { departureDates } from "@/lib/i18n/departure-dates";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { shortLanguageNames } from "@/lib/i18n/language-name";
import { letterLook } from "./head-picture";
import { actsAreThere, laterActs } from "./later-parts";
import type { OpenOffer } from "./offer-calls";
import { OfferDay } from "./offer-day";
import { OtherLanguage } from "./other-language";
import { ToAcceptance } from "./to-acceptance";
import type { Talk } from "./use-ask";

// With the land it draws: after the words, which are what one came for.
const LoadedDayMap = lazy(() => import("@/components/map/loaded-day-map"));

export type Journey = NonNullable<Offer["journey"]>;

interface OfferHeadProps {
  open: OpenOffer;
  journey: Journey;
  /** Whether it is shown for another party than it was made for. */
  isOther: boolean;
  /** How it has ended, where it has: before the letter, which is no longer the news. */
  ended: ReactNode;
}

/** What it is, for whom and until when, and the letter of whoever made it. */
export function OfferHead({ open, journey, isOther, ended }: OfferHeadProps) {
  const { offer } = open;
  const t = useTranslations("Offer");
  const facts = useTranslations("BookingStatus.facts");
  const locale = useLocale();
  const { adults, children } = journey;
  const mixed = shortLanguageNames(journey, locale);
  return (
    <header className="min-w-0">
      <p className="mt-6 text-muted">{t("madeFor", { name: offer.name })}</p>
      <h1 lang={journey.short_languages?.title} className="mt-1 text-title">
        {journey.title}
      </h1>
      <p className="figures mt-3 text-lead">
        {departureDates(locale)(journey)}
        {" · "}
        {facts("people", { adults, children: children.length })}
        {children.length > 0 &&
          ` (${facts("ages", { count: children.length, ages: children.join(", ") })})`}
      </p>
      {mixed && <p className="mt-1 text-muted text-note">{t("mixed", { language: mixed })}</p>}
      {offer.state === "open" && (
        <p className="mt-1 font-semibold text-terracotta-deep">
          {datedSentence(t("valid", { date: formatDay(offer.valid_until, locale) }), locale)}
        </p>
      )}
      {ended}
      {journey.letter_language && (
        <div className="mt-8 -mb-7">
          <OtherLanguage language={journey.letter_language} />
        </div>
      )}
      {journey.letter && (
        <div dir="auto" lang={journey.letter_language ?? undefined} className={letterLook}>
          <LinkedText text={journey.letter} />
        </div>
      )}
      <Signed offer={offer} />
      {/* On paper it is for the party that it was made for. */}
      {!isOther && <SaveOffer open={open} variant={journey.variant} />}
    </header>
  );
}

/** Who made it: with their face, where there is one. */
function Signed({ offer: { answers: name, signature } }: { offer: Offer }) {
  const t = useTranslations("Offer");
  return (
    <div className="mt-5 flex max-w-2xl items-center gap-4">
      {signature && (
        <Picture
          picture={signature.picture}
          alt=""
          sizes="4.5rem"
          className="size-18 shrink-0 rounded-full"
        />
      )}
      <div>
        {signature && (
          <p className="font-serif text-lead leading-tight">
            {name}
            <span className="block font-sans text-muted text-small">{signature.role}</span>
          </p>
        )}
        <p className={`text-muted ${signature ? "mt-1 text-small" : ""}`}>
          {t("answers", { name })}
        </p>
      </div>
    </div>
  );
}

/** The offer on paper, to be taken along. Its buttons stay what they are while the rest of it comes. */
function SaveOffer({ open, variant }: { open: OpenOffer; variant: string }) {
  const t = useTranslations("Offer");
  const acts = laterActs.use();
  const [wanted, want] = useState(0);
  const [isSaving, setSaving] = useState(false);
  const isBusy = isSaving || (wanted > 0 && !acts);
  const save = async () => {
    if (isBusy) return;
    want(wanted + 1);
    if (!(await actsAreThere())) want(0);
  };
  return (
    <div className="mt-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          aria-disabled={isBusy || undefined}
          onClick={() => void save()}
          className="aria-disabled:cursor-progress"
        >
          {isBusy ? t("savingPdf") : t("savePdf")}
        </Button>
        <Button look="quiet" onClick={() => void printWhole(laterActs.load())} className="-ml-2">
          {t("print")}
        </Button>
      </div>
      {acts && <acts.SavePdf open={open} variant={variant} wanted={wanted} onBusy={setSaving} />}
    </div>
  );
}

interface OfferJourneyProps {
  journey: Journey;
  talk: Talk;
  /** Whether it is to be accepted by who reads it. */
  canAccept: boolean;
}

/** The days, and where there is a way to draw, the map beside them. */
export function OfferJourney({ journey, talk, canAccept }: OfferJourneyProps) {
  const t = useTranslations("Offer");
  return (
    <div className={`mt-12 min-w-0 ${isSomewhere(journey) ? "" : "lg:col-span-2"}`}>
      <h2 className="mb-6 text-section print:break-before-page">{t("days")}</h2>
      <div className="relative">
        {isSomewhere(journey) && (
          <Suspense>
            <LoadedDayMap key={journey.variant} itinerary={journey.days} listId={dayListId}>
              <p className="figures font-semibold text-lead">
                {formatPayment(journey.price.total_minor)}
              </p>
              <p className="text-muted text-small">{t("price")}</p>
              {canAccept && <ToAcceptance className="mt-3" />}
            </LoadedDayMap>
          </Suspense>
        )}
        <ol id={dayListId}>
          {journey.days.map((day, at) => (
            <OfferDay
              key={journey.day_subjects[at] ?? day.day}
              day={day}
              before={journey.days[at - 1]}
              starts={journey.starts}
              subject={journey.day_subjects[at]}
              talk={talk}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

const dayListId = "offer-days";

/** Whether there is a way to draw: days of our own name no places. */
const isSomewhere = ({ days }: Journey) =>
  days.length > 1 && days.some(({ places }) => places.length > 0);

/** What is in the price and what is not. */
export function Included({ journey }: { journey: Journey }) {
  const t = useTranslations("TourPage.included");
  const { inclusions, exclusions, short_languages: others } = journey;
  const lists = [
    { title: t("yes"), of: inclusions, other: others?.includes },
    { title: t("no"), of: exclusions, other: others?.excludes },
  ].filter(({ of }) => of.length > 0);
  if (lists.length === 0) return null;
  return (
    <div className="grid break-inside-avoid gap-8 border-line border-t py-8 sm:grid-cols-2 lg:col-span-2">
      {lists.map(({ title, of, other }) => (
        <section key={title} aria-label={title}>
          <h3 className="text-lead">{title}</h3>
          <ul dir="auto" lang={other} className="mt-3 list-disc space-y-1 ps-5 text-small">
            {of.map(({ key, text }) => (
              <li key={key}>{text}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
