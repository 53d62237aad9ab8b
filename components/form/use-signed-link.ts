"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { callSite } from "@/lib/api/browser";
import type { Endpoint, InputOf, OutputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";

/** Why a link does nothing; `failed` can be tried again. */
type Refusal = "missing" | "forbidden" | "used" | "second" | "gone" | "failed";
type SignedLinkState<T> =
  | { kind: "reading" }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "asking" | "confirming" | "done"; context: T; token: string };

type DataOf<E extends Endpoint> = OutputOf<E> extends { data: infer D } ? D : never;

/**
 * What the signed link in the operator's mail would do, and doing it once it is confirmed. The
 * endpoint takes `token` and `confirm`, and answers `data` with `done`. A page that confirms with a
 * form sends that itself, and hands in the answer with `show` or the link's failure with `refuse`.
 */
export function useSignedLink<E extends Endpoint>(endpoint: () => Promise<E>) {
  type Context = DataOf<E> & { done: boolean };
  const [state, setState] = useState<SignedLinkState<Context>>({ kind: "reading" });

  const token = useRef("");

  const show = useCallback((context: Context) => {
    setState({ kind: context.done ? "done" : "asking", context, token: token.current });
    if (context.done) window.history.replaceState(null, "", window.location.pathname);
  }, []);
  const refuse = useCallback(
    (error: unknown) => setState({ kind: "refused", refusal: refusalOf(error) }),
    [],
  );

  const ask = useCallback(
    async (confirm: boolean) => {
      if (token.current === "") return setState({ kind: "refused", refusal: "missing" });
      try {
        const input = { token: token.current, confirm } as InputOf<E>;
        const answer = await callSite(await endpoint(), input);
        show((answer as { data: Context }).data);
      } catch (error) {
        refuse(error);
      }
    },
    [endpoint, show, refuse],
  );

  useEffect(() => {
    const read = () => {
      // The secret of the link is behind the hash, so that it reaches no log and no other site.
      const found = window.location.hash.slice(1);
      // Not another link, but one within the page, such as the one to its content.
      if (token.current && !found.includes(".")) return;
      token.current = found;
      setState({ kind: "reading" });
      void ask(false);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
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

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return "failed";
  // A token that is too long or oddly shaped was not signed by us either.
  if (error.code === "forbidden" || error.code === "invalid") return "forbidden";
  // Nothing was done: the same link does it once the other review is taken down.
  if (error.detail.reason === "reviewed_already") return "second";
  if (error.code === "conflict") return "used";
  if (error.code === "not_found") return "gone";
  return "failed";
}
