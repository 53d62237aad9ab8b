import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import type { Climb } from "@/lib/contract/climbs";
import type { Tour } from "@/lib/contract/tours";
import { formatMoney } from "@/lib/i18n/format";
import { routes } from "@/lib/site/routes";
import { TourSection } from "../tour-section";
import { Crew } from "./crew";

/** What a climber asks before paying: who comes along, where one sleeps, what happens when it goes wrong. */
export async function OnTheMountain({ tour }: { tour: Tour }) {
  const { climb } = tour;
  if (!climb) return null;
  const t = await getTranslations("Climb");
  return (
    <TourSection id="mountain" title={t("title")}>
      <Crew climb={climb} />
      <div className="mt-10 gap-x-10 text-small *:mb-8 sm:columns-2">
        <Beds climb={climb} hasOwnToilet={includes(tour, "toilet_tent")} />
        <Safety tour={tour} />
        <TurningBack climb={climb} />
        <Hotels climb={climb} />
        <Rental climb={climb} canBookBag={includes(tour, "sleeping-bag", "extras")} />
      </div>
    </TourSection>
  );
}

const includes = (tour: Tour, key: string, list: "inclusions" | "extras" = "inclusions") =>
  tour[list].some((thing) => thing.key === key);

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid">
      <h3 className="mb-1.5 text-[1.1875rem] leading-snug">{title}</h3>
      {children}
    </section>
  );
}

async function Beds({ climb, hasOwnToilet }: { climb: Climb; hasOwnToilet: boolean }) {
  const t = await getTranslations("Climb.camp");
  const extra = climb.toilet_tent_minor;
  return (
    <Part title={t("title")}>
      <p>{t(climb.beds)}</p>
      {hasOwnToilet && <p className="mt-2">{t("own")}</p>}
      {extra !== null && <p className="mt-2">{t("extra", { amount: formatMoney(extra) })}</p>}
      {climb.beds !== "tents" && <p className="mt-2">{t("shared")}</p>}
    </Part>
  );
}

async function Safety({ tour }: { tour: Tour }) {
  const t = await getTranslations("Climb.safety");
  const isCovered = includes(tour, "flying_doctors");
  return (
    <Part title={t("title")}>
      {includes(tour, "oxygen_and_oximeter") && <p className="mb-2">{t("oxygen")}</p>}
      {includes(tour, "rescue_fees") && <p className="mb-2">{t("rescue")}</p>}
      <p>{t(isCovered ? "covered" : "insurance")}</p>
    </Part>
  );
}

async function TurningBack({ climb }: { climb: Climb }) {
  const t = await getTranslations("Climb.turn");
  return (
    <Part title={t("title")}>
      <p>
        {t.rich("text", {
          terms: (chunks) => (
            <a href={routes.terms} className="underline underline-offset-4">
              {chunks}
            </a>
          ),
        })}
      </p>
      {climb.night_minor !== null && (
        <p className="mt-2">{t("night", { amount: formatMoney(climb.night_minor) })}</p>
      )}
    </Part>
  );
}

async function Hotels({ climb: { hotels } }: { climb: Climb }) {
  if (!hotels) return null;
  const t = await getTranslations("Climb.hotels");
  const { included, before, after, night_minor } = hotels;
  const amount = formatMoney(night_minor);
  const kind = before === after ? "includedSame" : "included";
  return (
    <Part title={t("title")}>
      <p>{t("counted")}</p>
      <p className="mt-2">{t(included ? kind : "extra", { before, after, amount })}</p>
    </Part>
  );
}

async function Rental({ climb, canBookBag }: { climb: Climb; canBookBag: boolean }) {
  if (climb.rental.length === 0) return null;
  const [t, locale] = await Promise.all([getTranslations("Climb.rental"), getLocale()]);
  return (
    <Part title={t("title")}>
      <table lang={locale} className="figures w-full">
        <caption className="mb-1 text-pretty text-left text-muted text-note">
          {t("caption")}
        </caption>
        <tbody className="divide-y divide-line border-line border-y">
          {climb.rental.map(({ key, text, amount_minor }) => (
            <tr key={key}>
              <th scope="row" className="py-1 pr-3 text-left font-normal">
                {text}
              </th>
              <td className="py-1 text-right">{formatMoney(amount_minor)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {canBookBag && <p className="mt-2">{t("bag")}</p>}
    </Part>
  );
}
