"use client";

import { useTranslations } from "next-intl";
import { useCompare } from "./compare-store";

/** Puts a tour beside others, or takes it away again. */
export function CompareButton({ tour }: { tour: { id: string; title: string } }) {
  const t = useTranslations("Compare");
  const chosen = useCompare((list) => list.ids.includes(tour.id));
  const toggle = () => {
    const list = useCompare.getState();
    chosen ? list.remove(tour.id) : list.add(tour.id);
  };
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={t(chosen ? "remove_tour" : "add_tour", { title: tour.title })}
      onClick={toggle}
      className="inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-small underline-offset-4 hover:underline"
    >
      <span aria-hidden="true">{chosen ? "✓" : "⇄"}</span>
      <span aria-hidden="true">{t(chosen ? "added" : "add")}</span>
    </button>
  );
}
