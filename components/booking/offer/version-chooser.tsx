import { useLocale, useTranslations } from "next-intl";
import type { OfferJourney } from "@/lib/contract/offers";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { languages } from "@/lib/i18n/locales";
import { versionDifferences } from "./version-differences";

interface VersionChooserProps {
  /** All versions there are to choose from: two or more. */
  versions: OfferJourney[];
  /** The one that is read. */
  journey: OfferJourney;
  onChoose(variant: string): void;
}

/** Versions beside each other, each with what is different from the one that is read. */
export function VersionChooser({ versions, journey, onChoose }: VersionChooserProps) {
  const t = useTranslations("Offer.versions");
  const locale = useLocale();
  return (
    <fieldset className="mt-12">
      <legend className="font-semibold font-serif text-section">
        {t("title", { count: versions.length })}
      </legend>
      <p className="mt-2 max-w-2xl text-muted print:hidden">{t("text")}</p>
      <div className="mt-6 grid gap-4 md:grid-flow-col md:auto-cols-fr">
        {versions.map((version) => {
          const isRead = version.variant === journey.variant;
          const id = `version-${version.variant}`;
          return (
            <div
              key={version.variant}
              className="relative grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 rounded-picture border border-line bg-card p-5 outline-offset-2 has-checked:border-terracotta has-checked:ring-1 has-checked:ring-terracotta has-focus-visible:outline-2"
            >
              <input
                type="radio"
                name="version"
                id={id}
                checked={isRead}
                aria-describedby={`${id}-is`}
                onChange={() => onChoose(version.variant)}
                className="mt-1.5 size-5 accent-terracotta outline-none print:hidden"
              />
              <div className="min-w-0">
                <label
                  htmlFor={id}
                  lang={version.short_languages?.name}
                  className="text-lead after:absolute after:inset-0"
                >
                  {version.name}
                </label>
                <div id={`${id}-is`}>
                  <p className="figures mt-1 font-semibold text-lead">
                    {formatPayment(version.price.total_minor)}
                  </p>
                  <p className="figures text-muted text-small">
                    {t("days", {
                      days: version.days.length,
                      date: formatDay(version.ends, locale),
                    })}
                  </p>
                  {isRead ? (
                    <p className="mt-3 font-semibold text-small text-terracotta-deep print:hidden">
                      {t("reading")}
                    </p>
                  ) : (
                    <Differences version={version} journey={journey} />
                  )}
                </div>
              </div>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}

function Differences({ version, journey }: { version: OfferJourney; journey: OfferJourney }) {
  const t = useTranslations("Offer.versions");
  const locale = useLocale();
  const { totalMinor, days, stays, titles } = versionDifferences(version, journey);
  const amount = formatPayment(Math.abs(totalMinor));
  const listed = (names: string[]) => new Intl.ListFormat(languages[locale].tag).format(names);
  return (
    <ul className="mt-3 space-y-1 text-small">
      <li className="figures">
        <strong className="font-semibold">
          {totalMinor === 0 ? t("same") : t(totalMinor > 0 ? "more" : "less", { amount })}
        </strong>
      </li>
      {days !== 0 && (
        <li>
          <strong className="font-semibold">
            {t(days > 0 ? "longer" : "shorter", { days: Math.abs(days) })}
          </strong>
        </li>
      )}
      {stays.length > 0 && <li>{t("nights", { stays: listed(stays) })}</li>}
      {titles.length > 0 && <li>{t("otherDays", { titles: listed(titles) })}</li>}
    </ul>
  );
}
