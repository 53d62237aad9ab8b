import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChoiceCards } from "@/components/form/choice-cards";
import type { StepProps } from "./quote-types";

const shownFirst = 10;
const mostPlaces = 12;

/** The places a visitor dreams of; none is an answer too. */
export function PlaceChoice({ draft, change, idOf, errorOf, places }: StepProps) {
  const t = useTranslations("Quote.journey");
  const [all, setAll] = useState(false);
  const shown = places.filter(
    ({ id }, at) => all || at < shownFirst || draft.destinations.includes(id),
  );
  return (
    <div>
      <ChoiceCards
        id={idOf("destinations")}
        legend={t("where")}
        hideLegend
        hint={t("whereHint")}
        kind="several"
        compact
        error={errorOf("destinations")}
        choices={shown.map(({ id, name }) => ({ value: id, text: name }))}
        chosen={draft.destinations}
        onChange={(destinations) => change({ destinations: destinations.slice(-mostPlaces) })}
      />
      {!all && places.length > shown.length && (
        <button
          type="button"
          onClick={() => setAll(true)}
          className="mt-2 min-h-11 font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline"
        >
          {t("allPlaces", { count: places.length })}
        </button>
      )}
    </div>
  );
}
