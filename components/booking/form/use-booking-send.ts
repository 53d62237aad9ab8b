import { useRouter } from "next/navigation";
import { useDraftSend } from "@/components/form/draft/use-draft-send";
import { businessDay } from "@/lib/clock";
import type { createBookingEndpoint } from "@/lib/contract/bookings";
import { bookingPath } from "@/lib/site/routes";
import { keepKey } from "../status/booking-keys";
import { bookingEngine, useBooking } from "./booking-store";

type CreateBooking = typeof createBookingEndpoint;
const endpoint = async (): Promise<CreateBooking> =>
  (await import("@/lib/contract/bookings")).createBookingEndpoint;

interface BookingSendOptions {
  onInvalid(fields: Record<string, string[]>): void;
  onConflict(reason: string): void;
}

/** Sends the draft at the price that was shown; on success the booking's own page follows. */
export function useBookingSend(options: BookingSendOptions) {
  const router = useRouter();
  const { sendDraft, ...sending } = useDraftSend(endpoint, useBooking, {
    ...options,
    onSent: ({ data: { reference, key } }) => {
      const address = `${bookingPath(reference)}#${key}`;
      keepKey(reference, key);
      useBooking.getState().sent(address);
      router.push(address);
    },
  });
  return {
    ...sending,
    sendDraft: (shownTotalMinor: number | undefined) =>
      sendDraft(async (draft, check) => {
        const { requestOf } = await bookingEngine.load();
        const { request } = requestOf(draft, shownTotalMinor, businessDay());
        return request && { ...request, ...check };
      }),
  };
}
