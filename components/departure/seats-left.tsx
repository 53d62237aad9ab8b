import { useTranslations } from "next-intl";

const few = 3;

/** How many seats are free; the last ones stand out. */
export function SeatsLeft({ seats }: { seats: number }) {
  const t = useTranslations("Departures");
  const look =
    seats === 0
      ? "text-muted"
      : seats <= few
        ? "font-semibold text-terracotta-deep"
        : "text-acacia";
  return <span className={look}>{seats === 0 ? t("full") : t("seats", { seats })}</span>;
}
