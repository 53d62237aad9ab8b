import { useTranslations } from "next-intl";
import { Icon } from "../ui/icons";

export const panelId = "tour-filters";

/** Opens the filters on phones; a popover, so that it opens without a script. */
export function FilterToggle({ active }: { active: number }) {
  const t = useTranslations("Filters");
  return (
    <button
      type="button"
      popoverTarget={panelId}
      className="inline-flex min-h-11 shrink-0 items-center justify-center gap-2 rounded-chip border border-ink/80 px-5 font-semibold text-small lg:hidden"
    >
      <Icon name="menu" className="size-4.5" />
      {t("open", { count: active })}
    </button>
  );
}
