"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { mostCompared } from "@/lib/contract/comparison-limits";
import { arrivedKey } from "@/lib/site/luggage/stored-draft";
import { routes } from "@/lib/site/routes";
import { readStored, writeStored } from "@/lib/site/stored";
import { tourIdsIn } from "@/lib/site/tour-ids";
import { ChoiceNote } from "../form/choice-note";
import { useComparedTours } from "../journey/use-chosen-tours";
import { emptyResultsPicture } from "../media/page-pictures";
import { ButtonLink } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { FocusAfterRemoval } from "../ui/focus-after-removal";
import { ShareAddress } from "../ui/share-address";
import { AddTour, type TourOption } from "./add-tour";
import { CompareFailure, CompareSkeleton } from "./compare-states";
import { CompareTable } from "./compare-table";
import { useComparison } from "./use-comparison";

interface ComparisonProps {
  tours: TourOption[];
  preferred: string[];
}

export function Comparison(props: ComparisonProps) {
  const comparison = useComparison();
  return (
    <FocusAfterRemoval count={comparison.ids.length}>
      <ComparedTours {...props} comparison={comparison} />
    </FocusAfterRemoval>
  );
}

interface ComparedToursProps extends ComparisonProps {
  comparison: ReturnType<typeof useComparison>;
}

function ComparedTours({ tours: all, preferred, comparison }: ComparedToursProps) {
  const t = useTranslations("ComparePage");
  const { ids, address, settled, add, replace, remove } = comparison;
  const { tours, isLoading, isError, refetch } = useComparedTours(ids);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const others = all.filter(({ id }) => !ids.includes(id));
  if (!settled || isLoading) return <CompareSkeleton />;
  if (isError && tours.length === 0) return <CompareFailure retry={refetch} />;
  if (tours.length === 0)
    return <EmptyComparison tours={others} preferred={preferred} onAdd={add} />;
  return (
    <>
      <BroughtNote onTake={replace} />
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        {ids.length < mostCompared ? (
          <AddTour tours={others} preferred={preferred} onAdd={add} />
        ) : (
          <p className="text-muted text-small">{t("full")}</p>
        )}
        {tours.length > 1 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
            <input
              type="checkbox"
              checked={onlyDifferences}
              onChange={(event) => setOnlyDifferences(event.target.checked)}
              className="size-5 accent-acacia"
            />
            {t("onlyDifferences")}
          </label>
        )}
      </div>
      <CompareTable
        tours={tours}
        onlyDifferences={onlyDifferences && tours.length > 1}
        onRemove={({ id }) => remove(id)}
      />
      <div className="mt-8 flex flex-wrap items-start gap-3">
        <ButtonLink href={`${routes.quote}?tours=${tours.map(({ id }) => id).join(",")}`}>
          {t("quote")}
        </ButtonLink>
        <ShareAddress
          path={address}
          words={{ share: t("share"), copied: t("copied"), byHand: t("byHand") }}
        />
      </div>
    </>
  );
}

const brought = arrivedKey("tembea-compare");

/** Asks which tours to compare, where others came from another language and not all fit. */
function BroughtNote({ onTake }: { onTake: (ids: string[]) => void }) {
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

interface EmptyComparisonProps {
  tours: TourOption[];
  preferred: string[];
  onAdd: (id: string) => void;
}

/** Nothing is chosen yet: how to begin. */
function EmptyComparison(props: EmptyComparisonProps) {
  const t = useTranslations("ComparePage.empty");
  return (
    <EmptyList
      picture={{ ...emptyResultsPicture, alt: t("picture") }}
      title={t("title")}
      text={t("text")}
    >
      <AddTour {...props} />
      <ButtonLink href={routes.tours} className="mt-8">
        {t("tours")}
      </ButtonLink>
    </EmptyList>
  );
}
