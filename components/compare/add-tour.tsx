"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "../ui/button";
import { Select } from "../ui/select";

export interface TourOption {
  id: string;
  title: string;
}

interface AddTourProps {
  /** Every tour there is, by title. */
  tours: TourOption[];
  /** Ids to be offered first, such as the favourites. */
  preferred: string[];
  onAdd: (id: string) => void;
}

/** Puts one more tour beside the others. */
export function AddTour({ tours, preferred, onAdd }: AddTourProps) {
  const t = useTranslations("ComparePage.add");
  const id = useId();
  const [chosen, setChosen] = useState("");
  const first = tours.filter((tour) => preferred.includes(tour.id));
  const others = tours.filter((tour) => !preferred.includes(tour.id));
  const isKnown = tours.some((tour) => tour.id === chosen);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isKnown) onAdd(chosen);
        setChosen("");
      }}
      className="flex w-full max-w-md items-end gap-2"
    >
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="mb-1 block text-muted text-note">
          {t("label")}
        </label>
        <Select
          id={id}
          value={isKnown ? chosen : ""}
          onChange={(event) => setChosen(event.target.value)}
          className="h-11 rounded-picture border border-line bg-card px-3 text-small"
        >
          <option value="">{t("choose")}</option>
          {first.length > 0 && (
            <optgroup label={t("favourites")}>
              <Options tours={first} />
            </optgroup>
          )}
          {first.length > 0 ? (
            <optgroup label={t("all")}>
              <Options tours={others} />
            </optgroup>
          ) : (
            <Options tours={others} />
          )}
        </Select>
      </div>
      <Button type="submit" look="outline" disabled={!isKnown}>
        {t("button")}
      </Button>
    </form>
  );
}

function Options({ tours }: { tours: TourOption[] }) {
  return tours.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
}
