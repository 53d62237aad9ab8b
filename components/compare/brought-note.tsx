import { useTranslations } from "next-intl";
import { useState } from "react";
import { arrivedKey, readStored, writeStored } from "@/lib/site/luggage/stored-draft";
import { tourIdsIn } from "@/lib/site/tour-ids";
import { ChoiceNote } from "../form/choice-note";
import { mostCompared } from "./use-comparison";

const brought = arrivedKey("tembea-compare");

/** Asks which tours to compare, where others came from another language and not all fit. */
export function BroughtNote({ onTake }: { onTake: (ids: string[]) => void }) {
  const t = useTranslations("ComparePage.brought");
  const [ids, setIds] = useState(() => tourIdsIn(String(readStored(brought) ?? ""), mostCompared));
  if (ids.length === 0) return null;
  const choose = (take: boolean) => {
    if (take) onTake(ids);
    writeStored(brought, null);
    setIds([]);
  };
  const text = t("text", { count: ids.length });
  return <ChoiceNote text={text} take={t("take")} keep={t("keep")} onChoose={choose} />;
}
