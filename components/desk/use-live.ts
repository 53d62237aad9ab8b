"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { callDesk } from "./call-desk";

const againMs = 5_000;
/** How often is asked while nothing says what has changed. */
export const pollingMs = 30_000;

/**
 * Hears from the desk what has changed, and has what is on screen asked for again.
 *
 * @returns whether it is connected; true until it turns out not to be
 */
export function useLive(): boolean {
  const queries = useQueryClient();
  const [isLive, setLive] = useState(true);

  useEffect(() => {
    let stream: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Of a dozen tabs that hear of it at once, those that nobody looks at ask when somebody does.
    let isDue = false;
    const refresh = () => {
      isDue = document.visibilityState !== "visible";
      if (!isDue) queries.invalidateQueries();
    };
    const refreshWhenSeen = () => {
      if (isDue) refresh();
    };
    document.addEventListener("visibilitychange", refreshWhenSeen);
    const connectWhenSeen = () => {
      if (document.visibilityState !== "visible") return;
      document.removeEventListener("visibilitychange", connectWhenSeen);
      connect();
    };
    const connect = () => {
      const opened = new EventSource("/api/desk/live");
      stream = opened;
      opened.onopen = () => {
        setLive(true);
        // What changed between the reading of the screen and now was said to nobody.
        refresh();
      };
      opened.onmessage = refresh;
      // Eight tabs hear at once: this one hears again when somebody looks at it.
      opened.addEventListener("enough", () => {
        opened.close();
        setLive(false);
        document.addEventListener("visibilitychange", connectWhenSeen);
      });
      opened.onerror = () => {
        setLive(false);
        // The browser comes back by itself, unless it was told that there is no such stream: not for
        // somebody whose session has ended, who is asked to sign in.
        if (opened.readyState !== EventSource.CLOSED) return;
        timer = setTimeout(connect, againMs);
        callDesk("me", {}).catch(() => undefined);
      };
    };
    connect();
    return () => {
      document.removeEventListener("visibilitychange", refreshWhenSeen);
      document.removeEventListener("visibilitychange", connectWhenSeen);
      clearTimeout(timer);
      stream?.close();
    };
  }, [queries]);

  return isLive;
}

/**
 * What a screen is about, as it is by now: asked for again when the desk says that something has changed,
 * and now and then while nothing says so.
 */
export function useShown<T extends object>(key: string[], read: () => Promise<T>, first: T) {
  const isLive = useLive();
  const { data: shown, error } = useQuery<T>({
    queryKey: key,
    queryFn: read,
    initialData: () => first,
    refetchInterval: isLive ? false : pollingMs,
  });
  return { shown, error, isLive };
}
