"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { routes } from "@/lib/site/routes";
import { tourIdsIn, withTourIds } from "@/lib/site/tour-ids";
import { useTourCards } from "../journey/use-chosen-tours";
import { Button, ButtonLink } from "../ui/button";
import { QueryScope } from "../ui/query-scope";
import { useSettled } from "../ui/use-settled";
import { HeartButton } from "./heart-button";
import { ListFailure, ListSkeleton } from "./list-states";
import { OwnList } from "./own-list";
import type { DrawCard } from "./tour-grid";
import { TourGrid } from "./tour-grid";
import { useWishlist } from "./wishlist-store";

const most = 60;

/** The favourites of this browser, or those that an address brings along in `t`. */
export function WishlistView({ card }: { card: DrawCard }) {
  return (
    <QueryScope>
      <Suspense fallback={<ListSkeleton count={3} />}>
        <AnyList card={card} />
      </Suspense>
    </QueryScope>
  );
}

function AnyList({ card }: { card: DrawCard }) {
  const shared = tourIdsIn(useSearchParams().get("t"), most);
  const settled = useSettled();
  if (!settled) return <ListSkeleton count={3} />;
  return shared.length > 0 ? <SharedList ids={shared} card={card} /> : <OwnList card={card} />;
}

/** The favourites of a friend who sent the link; all or some can be kept. */
function SharedList({ ids, card }: { ids: string[]; card: DrawCard }) {
  const t = useTranslations("WishlistPage");
  const own = useWishlist();
  const { tours: cards, missing, isLoading, isError, refetch } = useTourCards(ids);
  if (isLoading) return <ListSkeleton count={ids.length} />;
  if (isError && cards.length === 0) return <ListFailure retry={refetch} />;
  const hasAll = cards.every(({ id }) => own.ids.includes(id));
  const keepAll = () => own.replace([...own.ids, ...cards.map(({ id }) => id)]);
  return (
    <>
      <div className="border-line border-b pb-6">
        <h2 className="text-section">{t("shared.title")}</h2>
        <p role="status" className="mt-3 max-w-xl text-lead text-muted">
          {cards.length === 0
            ? t("shared.none")
            : hasAll
              ? t("shared.kept")
              : t("shared.text", { count: cards.length })}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          {!hasAll && <Button onClick={keepAll}>{t("shared.keep")}</Button>}
          <ButtonLink href={routes.wishlist} look={hasAll ? "primary" : "outline"}>
            {t("shared.own")}
          </ButtonLink>
          {cards.length > 1 && (
            <ButtonLink
              href={withTourIds(
                routes.compare,
                cards.slice(0, 4).map(({ id }) => id),
              )}
              look="outline"
            >
              {t("compare", { count: Math.min(cards.length, 4), all: cards.length })}
            </ButtonLink>
          )}
        </div>
        {missing.length > 0 && cards.length > 0 && (
          <p className="mt-4 text-muted text-small">{t("missing", { count: missing.length })}</p>
        )}
      </div>
      <TourGrid tours={cards} card={(tour) => card(tour, <HeartButton tour={tour} />)} />
    </>
  );
}
