"use client";

import { Suspense } from "react";
import { QueryScope } from "../ui/query-scope";
import type { TourOption } from "./add-tour";
import { CompareSkeleton } from "./compare-states";
import { Comparison } from "./comparison";

interface CompareViewProps {
  tours: TourOption[];
  /** Ids of tours to be offered first. */
  preferred: string[];
}

/** The comparison that the address names, or the one of this browser. */
export function CompareView(props: CompareViewProps) {
  return (
    <QueryScope>
      <Suspense fallback={<CompareSkeleton />}>
        <Comparison {...props} />
      </Suspense>
    </QueryScope>
  );
}
