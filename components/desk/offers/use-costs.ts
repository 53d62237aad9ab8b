import { useQuery } from "@tanstack/react-query";
import type { OfferCosts } from "@/lib/contract/desk/offers";
import { callDesk } from "../call-desk";

export interface Costs extends OfferCosts {
  /** @returns whether it was kept */
  set(variant: string, line: string, netMinor: number | null): Promise<boolean>;
}

/** What the lines of an offer cost us; undefined for whom it is not. */
export function useCosts(
  offer: string,
  first: OfferCosts | undefined,
  doing: (work: () => Promise<void>) => Promise<boolean>,
): Costs | undefined {
  const { data } = useQuery({
    queryKey: ["offer-costs", offer],
    queryFn: () => callDesk("offer-costs", { offer }),
    ...(first && { initialData: first }),
    enabled: first !== undefined,
  });
  if (!first || !data) return undefined;
  return {
    ...data,
    set: (variant, line, net_minor) =>
      doing(async () => {
        await callDesk("set-offer-costs", { offer, costs: [{ variant, line, net_minor }] });
      }),
  };
}
