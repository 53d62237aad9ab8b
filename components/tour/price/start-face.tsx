import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useHydrated } from "../../form/use-hydrated";

const load = () => import("./price-calendar").then((module) => module.PriceCalendar);
const PriceCalendar = dynamic(load, { ssr: false });

/**
 * What a pointer meets in place of the browser's own field, once there is a script: the day in
 * words, and behind it the calendar of prices. Who comes by keyboard finds the field first, which
 * shows itself while it has the focus.
 */
export function StartFace({ chosen }: { chosen: string }) {
  const t = useTranslations("TourPrice.days");
  const [open, setOpen] = useState(false);
  if (!useHydrated()) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t("open", { chosen })}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
        onClick={() => setOpen(true)}
        className="absolute inset-0 flex items-center justify-between gap-2 bg-card text-left outline-offset-4 peer-focus-within:sr-only peer-focus:sr-only"
      >
        <span className="figures truncate">{chosen}</span>
        <CalendarIcon />
      </button>
      {open && <PriceCalendar onClose={() => setOpen(false)} />}
    </>
  );
}

function CalendarIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-5 shrink-0 fill-none stroke-[1.6] stroke-terracotta-deep"
    >
      <path d="M4 6.5h16V20H4zM4 10.5h16M8.5 3.5v5m7-5v5M8 14h2m4 0h2m-8 3h2" />
    </svg>
  );
}
