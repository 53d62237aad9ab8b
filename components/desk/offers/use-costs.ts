"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import type { OfferCost, OfferCosts } from "@/lib/contract/desk/offers";
import { ApiError } from "@/lib/contract/errors";
import { inBrowser } from "@/lib/site/text-storage";
import { callDesk, failureWords } from "../call-desk";

const againAfterMs = 5_000;

export interface Costs extends OfferCosts {
  /** What a line costs us as it was typed last; null where nobody has said. */
  netOf(variant: string, line: string): number | null;
  set(cost: OfferCost): void;
  status: "saved" | "saving" | "unsaved";
  failure: string;
}

/**
 * What the lines of an offer cost us; undefined for whom it is not. What is typed waits in this browser
 * until the desk has it: one call goes after the other.
 */
export function useCosts(offer: string, first: OfferCosts | undefined): Costs | undefined {
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey: ["offer-costs", offer],
    queryFn: () => callDesk("offer-costs", { offer }),
    ...(first && { initialData: first }),
    enabled: first !== undefined,
  });
  const [waiting, setWaiting] = useState<OfferCost[]>([]);
  const [failure, setFailure] = useState("");
  const latest = useRef(waiting);
  const turn = useRef(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const wait = useCallback(
    (costs: OfferCost[]) => {
      latest.current = costs;
      setWaiting(costs);
      inBrowser.keep(keptName(offer), costs.length > 0 ? JSON.stringify(costs) : "");
    },
    [offer],
  );
  const save = useCallback(() => {
    clearTimeout(timer.current);
    const write = async () => {
      const sent = latest.current;
      if (sent.length === 0) return;
      try {
        const kept = await callDesk("set-offer-costs", { offer, costs: sent });
        const queryKey = ["offer-costs", offer];
        await queries.cancelQueries({ queryKey });
        queries.setQueryData(queryKey, kept);
        wait(latest.current.filter((cost) => !sent.includes(cost)));
        setFailure("");
      } catch (error) {
        setFailure(failureWords(error));
        // What is refused waits until it is changed.
        if (error instanceof ApiError && error.code === "unavailable")
          timer.current = setTimeout(save, againAfterMs);
      }
    };
    turn.current = turn.current.then(write);
  }, [offer, queries, wait]);

  // What was typed before the screen was closed, or the line was lost.
  const isOwners = first !== undefined;
  useEffect(() => {
    const before = isOwners ? kept(offer) : [];
    if (before.length === 0) return;
    wait(before);
    save();
  }, [isOwners, offer, save, wait]);

  if (!first || !data) return undefined;
  const unsaved = failure ? "unsaved" : "saving";
  return {
    ...data,
    netOf: (variant, line) => {
      const ofLine = (cost: OfferCost) => cost.variant === variant && cost.line === line;
      return (waiting.find(ofLine) ?? data.costs.find(ofLine))?.net_minor ?? null;
    },
    set: (cost) => {
      const isOther = ({ variant, line }: OfferCost) =>
        variant !== cost.variant || line !== cost.line;
      wait([...latest.current.filter(isOther), cost]);
      save();
    },
    status: waiting.length === 0 ? "saved" : unsaved,
    failure,
  };
}

function kept(offer: string): OfferCost[] {
  try {
    // Written by this very screen.
    const found: unknown = JSON.parse(inBrowser.read(keptName(offer)) || "[]");
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

const keptName = (offer: string) => `desk-costs-${offer}`;
