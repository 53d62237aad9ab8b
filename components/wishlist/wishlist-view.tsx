"use client";

import { useSearchParams } from "next/navigation";
import { Suspense } from "react";
import { tourIdsIn } from "@/lib/site/tour-ids";
import { QueryScope } from "../ui/query-scope";
import { useSettled } from "../ui/use-settled";
import { ListSkeleton } from "./list-states";
import { OwnList } from "./own-list";
import { SharedList } from "./shared-list";
import type { DrawCard } from "./tour-grid";

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
