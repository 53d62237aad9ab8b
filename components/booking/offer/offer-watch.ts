import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { offerKeys } from "../kept-keys";
import { showAnswer } from "../status/show-answer";
import type { Opened, OpenedState } from "./opened";

/** Asks for an offer, and again when somebody comes back to its page. */
export interface OfferWatch {
  again(): void;
  /** It is another after a call. */
  show(open: Opened): void;
  end(): void;
}

/** For so long what the document has asked for by itself is not asked for again. */
const freshMs = 60_000;

/**
 * Watches the offer that the address names.
 *
 * @param known what has opened it already, and when; where nothing has, it is asked for at once
 */
export function watchOffer(
  reference: string,
  { open: known, readAtMs }: { open: Opened; readAtMs: number },
  tell: (state: OpenedState) => void,
): OfferWatch {
  const client = new QueryClient();
  const queryKey = ["offer", reference];
  const queryFn = async ({ signal }: { signal: AbortSignal }) => {
    const secret = offerKeys.known(reference);
    return secret ? (await import("./offer-calls")).openOffer(reference, secret, signal) : null;
  };
  if (known !== undefined) client.setQueryData(queryKey, known, { updatedAt: readAtMs });
  const observer = new QueryObserver<Opened>(client, {
    ...{ queryKey, queryFn, retry: 1, staleTime: freshMs },
    refetchOnWindowFocus: "always",
  });
  client.mount();
  const unsubscribe = observer.subscribe(({ data, isError }) =>
    tell({ open: data, away: isError && data === undefined }),
  );
  return {
    again: () => void observer.refetch(),
    show: (open) => showAnswer(client, queryKey, open),
    end: () => {
      unsubscribe();
      client.unmount();
    },
  };
}
