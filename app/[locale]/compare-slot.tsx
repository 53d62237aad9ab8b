import { getTranslations } from "next-intl/server";
import { CompareBarSlot } from "@/components/compare/compare-bar-slot";
import { mostCompared } from "@/lib/contract/chosen-tours";

/** The bar of what is to be compared, with its words made here: the chrome sends no catalogue. */
export async function CompareSlot() {
  const t = await getTranslations("CompareBar");
  const counts = Array.from({ length: mostCompared }, (_, at) => t("count", { count: at + 1 }));
  return (
    <CompareBarSlot
      words={{ label: t("label"), counts, compare: t("compare"), clear: t("clear") }}
    />
  );
}
