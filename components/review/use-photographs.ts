import { useCallback, useEffect, useRef, useState } from "react";
import { callSite } from "@/lib/api/browser";
import { ApiError } from "@/lib/contract/errors";
import { shrunkPhotograph } from "../form/shrunk-photograph";

export const mostPhotographs = 4;

/** Why one was not sent: a key of `ReviewForm.photographs.failed`, or a sentence of the server's. */
export type Refusal =
  | { key: "lost" | "too_many" | "unreadable" | "notTaken" }
  | { sentence: string };

/** A photograph that was chosen, and how far it has come. */
export interface Chosen {
  key: number;
  file: File;
  /** An address of this browser's own. */
  preview: string;
  state: "sending" | "sent" | "failed";
  /** How the review names it, once it is sent. */
  id?: string;
  refusal?: Refusal;
}

const patienceMs = 120_000;

/**
 * Photographs for a review: each is made smaller and sent by itself, one after the other, while the
 * guest goes on writing; what fails can be tried again.
 */
export function usePhotographs() {
  const [chosen, setChosen] = useState<Chosen[]>([]);
  const latest = useRef(chosen);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const lastKey = useRef(0);

  const change = useCallback((next: (now: Chosen[]) => Chosen[]) => {
    latest.current = next(latest.current);
    setChosen(latest.current);
  }, []);
  useEffect(
    () => () => latest.current.forEach(({ preview }) => void URL.revokeObjectURL(preview)),
    [],
  );

  const send = useCallback(
    (keys: number[]) => {
      const put = (key: number, values: Partial<Chosen>) =>
        change((now) => now.map((each) => (each.key === key ? { ...each, ...values } : each)));
      for (const key of keys) {
        put(key, { state: "sending" });
        queue.current = queue.current.then(async () => {
          const one = latest.current.find((each) => each.key === key);
          if (one) put(key, await sent(one.file));
        });
      }
    },
    [change],
  );

  /** Takes as many as there is room for. @returns whether that was all */
  const add = (files: File[]): boolean => {
    const room = mostPhotographs - latest.current.length;
    const taken = files.slice(0, room).map((file): Chosen => {
      lastKey.current += 1;
      return { key: lastKey.current, file, preview: URL.createObjectURL(file), state: "sending" };
    });
    change((now) => [...now, ...taken]);
    send(taken.map(({ key }) => key));
    return files.length <= room;
  };
  const remove = (key: number) => {
    const gone = latest.current.find((each) => each.key === key);
    if (gone) URL.revokeObjectURL(gone.preview);
    change((now) => now.filter((each) => each.key !== key));
  };
  return {
    chosen,
    add,
    remove,
    again: (key: number) => send([key]),
    /** What was sent is there no more: once again. */
    sendAll: useCallback(() => send(latest.current.map(({ key }) => key)), [send]),
    /** Waits for those under way, and what is chosen meanwhile. @returns the ids of all, undefined where one was not sent */
    settled: async (): Promise<string[] | undefined> => {
      for (let last: typeof queue.current | undefined; last !== queue.current; ) {
        last = queue.current;
        await last;
      }
      const ids = latest.current.flatMap(({ id }) => id ?? []);
      return ids.length === latest.current.length ? ids : undefined;
    },
  };
}

async function sent(file: File): Promise<Partial<Chosen>> {
  const photograph = await shrunkPhotograph(file);
  if (!photograph) return { state: "failed", refusal: { key: "unreadable" } };
  try {
    const { reviewPhotographEndpoint } = await import("@/lib/contract/reviews");
    const signal = AbortSignal.timeout(patienceMs);
    const { data } = await callSite(reviewPhotographEndpoint, { photograph }, { signal });
    return { state: "sent", id: data.photograph, refusal: undefined };
  } catch (error) {
    return { state: "failed", id: undefined, refusal: refusalOf(error) };
  }
}

function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) return { key: "lost" };
  const [sentence] = error.detail.fields?.photograph ?? [];
  if (sentence) return { sentence };
  if (error.code === "too_many") return { key: "too_many" };
  const isRefused = error.code === "not_found" || error.code === "conflict";
  return { key: isRefused ? "notTaken" : "lost" };
}
