import { pressed } from "@/components/form/pressed-key";
import { bearer, callSite, fetchFile } from "@/lib/api/browser";
import {
  acceptDateEndpoint,
  agreeEndpoint,
  answerChangeEndpoint,
  type Booking,
  bookingDocumentEndpoint,
  bookingEndpoint,
  cancelBookingEndpoint,
  changeBookingEndpoint,
  invoiceEndpoint,
} from "@/lib/contract/bookings";
import { ApiError } from "@/lib/contract/errors";
import { bookingKeys } from "../kept-keys";
import { saveFile } from "./save-file";

export { refusalOf } from "./refusal";

const isRefused = (error: unknown) =>
  error instanceof ApiError && ["not_found", "unauthorized", "invalid"].includes(error.code);

export interface OpenBooking {
  booking: Booking;
  /** What opened it: its key, or the token of an account. */
  secret: string;
}

/** The booking, opened by the first secret that does; null when none of them does. */
export async function openBooking(
  reference: string,
  secrets: readonly string[],
  signal: AbortSignal,
): Promise<OpenBooking | null> {
  for (const secret of secrets) {
    try {
      const headers = bearer(secret);
      const { data } = await callSite(bookingEndpoint, { reference }, { signal, headers });
      if (secret.startsWith("bk_")) bookingKeys.keep(reference, secret);
      return { booking: data, secret };
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
  return null;
}

/** What a guest does with the booking; each answers the booking as it is afterwards. */
export function actionsFor({ booking, secret }: OpenBooking) {
  const { reference, price, starts, adults, children, paid_minor: shown_paid_minor } = booking;
  const headers = bearer(secret);
  return {
    // The boxes are required: the browser has asked for both.
    agree: (known: { email?: string; country?: string }) =>
      callSite(
        agreeEndpoint,
        {
          ...{ reference, shown_total_minor: price.total_minor, agree: true, of_age: true },
          shown: { starts, adults, children },
          ...known,
        },
        { headers },
      ),
    answer: (change: number, accept: boolean, shown_total_minor: number) =>
      callSite(answerChangeEndpoint, { reference, change, accept, shown_total_minor }, { headers }),
    cancel: (shown_refund_minor: number, message: string) =>
      callSite(
        cancelBookingEndpoint,
        { reference, shown_refund_minor, shown_paid_minor, message },
        { headers },
      ),
    change: (message: string) =>
      pressed(["change", reference, message], (key) =>
        callSite(
          changeBookingEndpoint,
          { reference, message },
          { headers: { ...headers, "idempotency-key": key } },
        ),
      ),
    accept: (starts: string, shown_total_minor: number) =>
      callSite(acceptDateEndpoint, { reference, starts, shown_total_minor }, { headers }),
    invoice: () => callSite(invoiceEndpoint, { reference }, { headers }),
  };
}

/** Fetches a document and offers it to be saved. */
export async function saveDocument(
  { booking: { reference }, secret }: OpenBooking,
  kind: Booking["papers"][number],
  number?: string,
): Promise<void> {
  const input = { reference, paper: kind, ...(number && { number }) };
  saveFile(await fetchFile(bookingDocumentEndpoint, input, bearer(secret)));
}
