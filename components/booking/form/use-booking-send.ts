import { useRouter } from "next/navigation";
import { useRef } from "react";
import { useSend } from "@/components/form/use-send";
import { businessDay, nowMs } from "@/lib/clock";
import type { createBookingEndpoint } from "@/lib/contract/bookings";
import { bookingPath } from "@/lib/site/routes";
import { keepKey } from "../status/booking-keys";
import { useBooking } from "./booking-store";
import { loadEngine } from "./engine";

type CreateBooking = typeof createBookingEndpoint;
const endpoint = async (): Promise<CreateBooking> =>
  (await import("@/lib/contract/bookings")).createBookingEndpoint;

interface BookingSendOptions {
  onInvalid(fields: Record<string, string[]>): void;
  onConflict(reason: string): void;
}

/** Sends the draft at the price that was shown; on success the booking's own page follows. */
export function useBookingSend({ onInvalid, onConflict }: BookingSendOptions) {
  const router = useRouter();
  const honeypot = useRef<HTMLInputElement>(null);
  const { state, send, forget } = useSend<CreateBooking>(endpoint, {
    onSent: ({ data: { reference, key } }) => {
      const address = `${bookingPath(reference)}#${key}`;
      keepKey(reference, key);
      useBooking.getState().sent(address);
      router.push(address);
    },
    onInvalid,
    onConflict: (reason) => {
      useBooking.getState().newKey();
      onConflict(reason);
    },
  });
  const sendDraft = (shownTotalMinor: number | undefined) => {
    const { draft, requestKey, startedAt } = useBooking.getState();
    const body = async () => {
      const { request } = (await loadEngine()).requestOf(draft, shownTotalMinor, businessDay());
      const website = honeypot.current?.value;
      const seconds_open = Math.max(1.1, (nowMs() - startedAt) / 1000);
      return request && { ...request, ...(website && { website }), seconds_open };
    };
    void send(body, requestKey());
  };
  return { state, sendDraft, forget, honeypot };
}
