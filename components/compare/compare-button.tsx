"use client";

import { useTranslations } from "next-intl";
import { ListButton } from "../ui/list-button";
import { CompareMark, compareLooks } from "./compare-mark";
import { useCompare } from "./compare-store";

/** Puts a tour beside others, or takes it away again. */
export function CompareButton({ tour }: { tour: { id: string; title: string } }) {
  const t = useTranslations("Compare");
  return (
    <ListButton
      useList={useCompare}
      id={tour.id}
      labelOf={(chosen) => t(chosen ? "removeTour" : "addTour", { title: tour.title })}
      titled={false}
      className={compareLooks.panel}
    >
      {(chosen) => (
        <>
          <CompareMark />
          <span aria-hidden="true">{t(chosen ? "added" : "add")}</span>
        </>
      )}
    </ListButton>
  );
}
