"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { usePrice } from "./price-provider";
import type { TrueCostProps } from "./true-cost-table";

interface OwnTrueCostProps extends Pick<TrueCostProps, "costs" | "uncounted"> {
  /** The table for the party that the page begins with. */
  children: ReactNode;
}

/** The true cost of the party that is chosen; what makes it is loaded when that becomes another. */
export function TrueCost({ costs, uncounted, children }: OwnTrueCostProps) {
  const { party, price } = usePrice();
  const [first] = useState(party);
  const [loaded, setLoaded] = useState<{ Table: ComponentType<TrueCostProps> }>();
  const isOther = party !== first;
  useEffect(() => {
    if (isOther)
      import("./true-cost-table").then(({ TrueCostTable: Table }) => setLoaded({ Table }));
  }, [isOther]);
  if (!isOther || !loaded) return children;
  return <loaded.Table {...{ costs, uncounted, party }} totalMinor={price?.total_minor ?? null} />;
}
