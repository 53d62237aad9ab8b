"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { TourCard } from "@/lib/contract/tours";
import { routes } from "@/lib/site/routes";
import { useTourCards } from "../journey/use-chosen-tours";
import { emptyWishlistPicture } from "../media/page-pictures";
import { ButtonLink } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { FocusAfterRemoval } from "../ui/focus-after-removal";
import { ListFailure, ListSkeleton } from "./list-states";
import { RemovalDialog } from "./removal-dialog";
import { type DrawCard, TourGrid } from "./tour-grid";
import { ListKeeping, RemoveButton, WishlistActions } from "./wishlist-actions";
import { useWishlist } from "./wishlist-store";

/** The visitor's own favourites; nothing is taken off the list unasked. */
export function OwnList({ card }: { card: DrawCard }) {
  const count = useWishlist(({ ids }) => ids.length);
  return (
    <FocusAfterRemoval count={count}>
      {count === 0 ? <EmptyWishlist /> : <Favourites card={card} />}
    </FocusAfterRemoval>
  );
}

function Favourites({ card }: { card: DrawCard }) {
  const t = useTranslations("WishlistPage");
  const list = useWishlist();
  const { tours: cards, missing, isLoading, isError, refetch } = useTourCards(list.ids);
  const [asked, setAsked] = useState<TourCard | "all" | null>(null);
  if (isLoading) return <ListSkeleton count={list.ids.length} />;
  if (isError && cards.length === 0) return <ListFailure retry={refetch} />;
  const ids = cards.map(({ id }) => id);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-b pb-6">
        <p role="status" className="figures text-lead">
          {t("count", { count: cards.length })}
        </p>
        <WishlistActions ids={ids} />
      </div>
      {missing.length > 0 && (
        <p className="mt-6 flex flex-wrap items-center gap-x-4 text-muted text-small">
          {t("missing", { count: missing.length })}
          <button
            type="button"
            onClick={() => list.replace(ids)}
            className="min-h-11 text-terracotta-deep underline underline-offset-4"
          >
            {t("dropMissing")}
          </button>
        </p>
      )}
      <TourGrid
        tours={cards}
        card={(tour) =>
          card(tour, <RemoveButton title={tour.title} onClick={() => setAsked(tour)} />)
        }
      />
      {cards.length > 0 && <ListKeeping ids={ids} onRemoveAll={() => setAsked("all")} />}
      {asked && (
        <RemovalDialog
          title={asked === "all" ? t("removeAll") : asked.title}
          onConfirm={() => (asked === "all" ? list.clear() : list.remove(asked.id))}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** Nothing is kept yet: says so, and where to begin. */
function EmptyWishlist() {
  const t = useTranslations("WishlistPage.empty");
  return (
    <EmptyList
      picture={{ ...emptyWishlistPicture, alt: t("picture") }}
      title={t("title")}
      text={t("text")}
    >
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={routes.tours}>{t("tours")}</ButtonLink>
        <ButtonLink href={routes.quote} look="outline">
          {t("quote")}
        </ButtonLink>
      </div>
    </EmptyList>
  );
}
