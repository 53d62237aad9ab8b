import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useLater } from "@/components/ui/use-later";
import type { BookingDraft } from "./booking-draft";
import { bookingEngine } from "./booking-store";
import { type BookedTour, ownPrice, pricedInput } from "./priced-party";

/** How long an answer must have stood before it is asked about (docs/product.md, "Bookings"). */
const settleMs = 200;

/** How a coupon that was handed in stands. */
export interface CouponState {
  isChecking: boolean;
  counts: boolean;
  /** It is looked at as soon as there is a date and a party. */
  waits: boolean;
  /** Why it does not count, in the visitor's language. */
  refused: string | undefined;
  /** It could not be handed in just now. */
  failed: boolean;
  again(): void;
}

/**
 * The price of the party that is being typed: by the tour's own table at once, and from the site
 * where only the site knows it, that is with a coupon or after it refused the price shown.
 */
export function useBookingPrice(draft: BookingDraft, booked: BookedTour) {
  const client = useQueryClient();
  const input = pricedInput(draft, booked);
  const key = JSON.stringify(input);
  const hasCoupon = input?.coupon_code !== undefined;
  const settled = useLater(key, settleMs);
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ["booking-price", key],
    queryFn: async ({ signal }) => {
      if (!input) throw new Error("a price without a party");
      return (await bookingEngine.load()).priceOf(input, signal);
    },
    // A stepper that is pressed five times asks once.
    enabled: hasCoupon && settled === key,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const coupon: CouponState = {
    isChecking: hasCoupon && (isFetching || settled !== key),
    counts: hasCoupon && data?.price != null,
    waits: draft.coupon !== "" && input === null,
    refused: hasCoupon ? data?.couponRefused : undefined,
    failed: hasCoupon && isError,
    again: () => void refetch(),
  };
  return {
    price: data?.price ?? ownPrice(draft, booked),
    coupon,
    /** The price is the one that the site would ask for, as far as this browser can know. */
    isSure: !hasCoupon || coupon.counts,
    /** Asks the site once more, as its prices or its seats have changed; gives the price. */
    askAgain: async () => {
      const [answer] = await Promise.all([
        refetch(),
        client.invalidateQueries({ queryKey: ["booked-tour"] }),
      ]);
      return answer.data?.price;
    },
  };
}
