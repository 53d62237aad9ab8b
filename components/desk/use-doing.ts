"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useAction } from "./use-action";

/** Does something about what is on screen, says so, and shows how it stands then; whether it went well. */
export type Doing = (work: () => Promise<unknown>, then?: string) => Promise<boolean>;

/** An action after which everything on screen is asked for again, also when it was refused. */
export function useDoing() {
  const queries = useQueryClient();
  const { act, ...done } = useAction();
  const doing: Doing = async (work, then) => {
    let went = false;
    await act(async () => {
      try {
        await work();
        went = true;
      } finally {
        await queries.invalidateQueries();
      }
    }, then);
    return went;
  };
  return { ...done, act, doing };
}
