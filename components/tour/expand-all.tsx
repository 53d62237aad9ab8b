"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

/** Opens or closes every day of the list at once. */
export function ExpandAll({ listId }: { listId: string }) {
  const t = useTranslations("TourDays");
  const [open, setOpen] = useState(true);
  const toggle = () => {
    for (const day of document.querySelectorAll<HTMLDetailsElement>(`#${listId} details`)) {
      day.open = !open;
    }
    setOpen(!open);
  };
  return (
    <button
      type="button"
      aria-controls={listId}
      onClick={toggle}
      className="min-h-11 font-semibold text-small text-terracotta-deep underline-offset-4 hover:underline print:hidden"
    >
      {t(open ? "collapse" : "expand")}
    </button>
  );
}
