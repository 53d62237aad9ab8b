"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { OfferCost, OfferCosts } from "@/lib/contract/desk/offers";
import type { DraftVariant } from "@/lib/contract/offer-document";
import { callDesk, failureWords } from "../call-desk";

interface Unsaved {
  cost: OfferCost;
  /** Empty while it is being saved. */
  failure: string;
}

export interface Costs extends OfferCosts {
  /** What a line costs us as it was typed last, null where nobody has said; and why that is not saved. */
  of(variant: string, line: string): { net_minor: number | null; failure: string };
  /** Saves what a line costs us, each line for itself: as it was typed last, one call after the other. */
  set(cost: OfferCost): void;
  status: "saved" | "saving" | "netUnsaved";
}

const nameOf = (variant: string, line: string) => `${variant} ${line}`;
const isOf = (name: string) => (cost: OfferCost) => nameOf(cost.variant, cost.line) === name;

/** What the lines of an offer cost us; undefined for whom it is not. */
export function useCosts(
  offer: string,
  first: OfferCosts | undefined,
  variants: DraftVariant[],
): Costs | undefined {
  const queries = useQueryClient();
  const queryKey = ["offer-costs", offer];
  const { data } = useQuery({
    queryKey,
    queryFn: () => callDesk("offer-costs", { offer }),
    ...(first && { initialData: first }),
    enabled: first !== undefined,
  });
  const [unsaved, setUnsaved] = useState<Record<string, Unsaved | undefined>>({});
  const now = useRef(unsaved);
  const put = (name: string, next: Unsaved | undefined) => {
    now.current = { ...now.current, [name]: next };
    setUnsaved(now.current);
  };
  const save = async (name: string, cost: OfferCost): Promise<void> => {
    let failure = "";
    try {
      const kept = await callDesk("set-offer-costs", { offer, costs: [cost] });
      // Of other lines it may be older than the answers to those.
      queries.setQueryData<OfferCosts>(queryKey, (before = kept) => {
        const others = before.costs.filter((each) => !isOf(name)(each));
        return { ...kept, costs: [...others, ...kept.costs.filter(isOf(name))] };
      });
      void queries.invalidateQueries({ queryKey });
    } catch (error) {
      failure = failureWords(error);
    }
    const latest = now.current[name]?.cost ?? cost;
    if (latest !== cost) return save(name, latest);
    put(name, failure ? { cost, failure } : undefined);
  };

  if (!first || !data) return undefined;
  const waiting = variants.flatMap(({ id, lines }) =>
    lines.flatMap((line) => unsaved[nameOf(id, line.id)] ?? []),
  );
  const status = waiting.some(({ failure }) => failure) ? "netUnsaved" : "saving";
  return {
    ...data,
    of: (variant, line) => {
      const name = nameOf(variant, line);
      const typed = unsaved[name];
      const cost = typed?.cost ?? data.costs.find(isOf(name));
      return { net_minor: cost?.net_minor ?? null, failure: typed?.failure ?? "" };
    },
    set: (cost) => {
      const name = nameOf(cost.variant, cost.line);
      const before = now.current[name];
      put(name, { cost, failure: "" });
      // What is under way saves it again afterwards.
      if (!before || before.failure) void save(name, cost);
    },
    status: waiting.length === 0 ? "saved" : status,
  };
}
