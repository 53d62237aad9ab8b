"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { mostCompared } from "@/lib/contract/comparison-limits";
import { routes } from "@/lib/site/routes";
import { tourIdsIn, withTourIds } from "@/lib/site/tour-ids";
import { useSettled } from "../ui/use-settled";
import { useCompare } from "./compare-store";

/**
 * Which tours are compared: those of the address, else those chosen in this browser. The address
 * always names them, so that it opens the same for anybody.
 */
export function useComparison() {
  const own = useCompare();
  const settled = useSettled();
  const named = tourIdsIn(useSearchParams().get("t"), mostCompared);
  const ids = named.length > 0 ? named : own.ids;
  const address = withTourIds(routes.compare, ids);
  const isUnnamed = settled && named.length === 0 && ids.length > 0;
  useEffect(() => {
    if (isUnnamed) window.history.replaceState(null, "", address);
  }, [isUnnamed, address]);

  const name = (next: string[]) =>
    window.history.replaceState(null, "", withTourIds(routes.compare, next));
  return {
    ids,
    address,
    settled,
    add(id: string) {
      own.add(id);
      name([...ids, id].slice(0, mostCompared));
    },
    replace(next: string[]) {
      own.replace(next);
      name(next);
    },
    remove(id: string) {
      own.remove(id);
      name(ids.filter((each) => each !== id));
    },
  };
}
