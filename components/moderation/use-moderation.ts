"use client";

import { useCallback, useEffect, useState } from "react";
import { callSite } from "@/lib/api/browser";
import type { OutputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";
import { moderateEndpoint } from "@/lib/contract/leads";

type Moderation = OutputOf<typeof moderateEndpoint>["data"];

/** Why a link does nothing; `failed` can be tried again. */
type Refusal = "missing" | "forbidden" | "used" | "gone" | "failed";
export type ModerationState =
  | { kind: "reading" }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "asking" | "confirming" | "done"; moderation: Moderation };

/** What the link in the operator's mail would do, and doing it once it is confirmed. */
export function useModeration() {
  const [state, setState] = useState<ModerationState>({ kind: "reading" });

  const ask = useCallback(async (confirm: boolean) => {
    // Behind the hash, so that the secret reaches no log and no other site.
    const token = window.location.hash.slice(1);
    if (token === "") return setState({ kind: "refused", refusal: "missing" });
    try {
      const { data } = await callSite(moderateEndpoint, { token, confirm });
      setState({ kind: data.done ? "done" : "asking", moderation: data });
      if (data.done) window.history.replaceState(null, "", window.location.pathname);
    } catch (error) {
      setState({ kind: "refused", refusal: refusalOf(error) });
    }
  }, []);

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
  return { state, confirm, again };
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return "failed";
  // A token that is too long or oddly shaped was not signed by us either.
  if (error.code === "forbidden" || error.code === "invalid") return "forbidden";
  if (error.code === "conflict") return "used";
  if (error.code === "not_found") return "gone";
  return "failed";
}
