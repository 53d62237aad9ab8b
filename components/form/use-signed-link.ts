"use client";

import { useCallback, useEffect, useState } from "react";
import { callSite } from "@/lib/api/browser";
import type { Endpoint, InputOf, OutputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";

/** Why a link does nothing; `failed` can be tried again. */
type Refusal = "missing" | "forbidden" | "used" | "gone" | "failed";
type SignedLinkState<T> =
  | { kind: "reading" }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "asking" | "confirming" | "done"; told: T };

type DataOf<E extends Endpoint> = OutputOf<E> extends { data: infer D } ? D : never;

/**
 * What the signed link in the operator's mail would do, and doing it once it is confirmed. The
 * endpoint takes `token` and `confirm`, and answers `data` with `done`. A page that confirms with a
 * form sends that itself, and hands in the answer with `show` or the link's failure with `refuse`.
 */
export function useSignedLink<E extends Endpoint>(endpoint: E) {
  type Told = DataOf<E> & { done: boolean };
  const [state, setState] = useState<SignedLinkState<Told>>({ kind: "reading" });

  const show = useCallback((told: Told) => {
    setState({ kind: told.done ? "done" : "asking", told });
    if (told.done) window.history.replaceState(null, "", window.location.pathname);
  }, []);
  const refuse = useCallback(
    (error: unknown) => setState({ kind: "refused", refusal: refusalOf(error) }),
    [],
  );

  const ask = useCallback(
    async (confirm: boolean) => {
      const token = linkToken();
      if (token === "") return setState({ kind: "refused", refusal: "missing" });
      try {
        const answer = await callSite(endpoint, { token, confirm } as InputOf<E>);
        show((answer as { data: Told }).data);
      } catch (error) {
        refuse(error);
      }
    },
    [endpoint, show, refuse],
  );

  useEffect(() => {
    void ask(false);
  }, [ask]);

  const confirm = () => {
    if (state.kind !== "asking") return;
    setState({ ...state, kind: "confirming" });
    void ask(true);
  };
  const again = () => {
    setState({ kind: "reading" });
    void ask(false);
  };
  return { state, confirm, again, show, refuse };
}

/** The secret of the link; behind the hash, so that it reaches no log and no other site. */
export const linkToken = () => window.location.hash.slice(1);

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return "failed";
  // A token that is too long or oddly shaped was not signed by us either.
  if (error.code === "forbidden" || error.code === "invalid") return "forbidden";
  if (error.code === "conflict") return "used";
  if (error.code === "not_found") return "gone";
  return "failed";
}
