import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useHydrated } from "../../form/use-hydrated";
import { Icon } from "../../ui/icons";

const load = () => import("./price-calendar").then((module) => ({ default: module.PriceCalendar }));
const PriceCalendar = lazy(load);
/** What could not be loaded before it is needed is asked for again then. */
const whenOpened = () => undefined;

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
        onPointerEnter={() => void load().catch(whenOpened)}
        onFocus={() => void load().catch(whenOpened)}
        onClick={() => setOpen(true)}
        className="absolute inset-0 flex items-center justify-between gap-2 bg-card text-left outline-offset-4 peer-focus-within:sr-only peer-focus:sr-only"
      >
        <span className="figures truncate">{chosen}</span>
        <Icon name="calendar" className="size-5 shrink-0 text-terracotta-deep" />
      </button>
      {open && (
        <Suspense>
          <PriceCalendar onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
