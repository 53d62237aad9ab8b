import { useEffect, useRef, useState } from "react";
import type { Draft, DraftDay } from "@/lib/contract/offer-document";
import { shrunkPhotograph } from "../../form/shrunk-photograph";
import { callDesk, failureWords } from "../call-desk";
import { offerWords as words } from "../words/words";
import type { useDraft } from "./use-draft";

interface OnTheWay {
  sending: number;
  failure: string;
}

/** The photographs that are added to a day. */
export interface Adding extends OnTheWay {
  add(files: File[]): Promise<void>;
}

const nothing: OnTheWay = { sending: 0, failure: "" };

/**
 * Sends photographs one after the other to the day of the version for which they were chosen, whatever is
 * on screen by then; what is typed meanwhile stays.
 */
export function useAdding(
  { latest, change }: Pick<ReturnType<typeof useDraft>, "latest" | "change">,
  isBooked: boolean,
) {
  const [all, setAll] = useState<Record<string, OnTheWay>>({});
  const isWorkedOn = useRef(false);
  useEffect(() => {
    isWorkedOn.current = !isBooked;
    return () => {
      isWorkedOn.current = false;
    };
  }, [isBooked]);
  return (version: string, day: string): Adding => {
    const target = `${version} ${day}`;
    const say = (news: Partial<OnTheWay>) =>
      setAll((before) => ({ ...before, [target]: { ...nothing, ...before[target], ...news } }));
    const add = async (files: File[]) => {
      say({ failure: "" });
      try {
        for (const [at, file] of files.entries()) {
          say({ sending: files.length - at });
          const photograph = await shrunkPhotograph(file);
          if (!photograph) {
            say({ failure: words.unreadable(file.name) });
            continue;
          }
          const made = await callDesk("add-offer-photograph", { photograph });
          if (!isWorkedOn.current) return;
          change({ draft: withPhotograph(latest().draft, version, day, made.photograph) });
        }
      } catch (error) {
        say({ failure: failureWords(error) });
      } finally {
        say({ sending: 0 });
      }
    };
    return { ...(all[target] ?? nothing), add };
  };
}

function withPhotograph(draft: Draft, version: string, day: string, file: string): Draft {
  const put = (each: DraftDay): DraftDay => {
    const before = each.photographs ?? [];
    if (each.id !== day || before.some((one) => one.file === file)) return each;
    return { ...each, photographs: [...before, { file, at: "under", shows: null }] };
  };
  const variants = draft.variants.map((each) =>
    each.id === version ? { ...each, days: each.days.map(put) } : each,
  );
  return { ...draft, variants };
}
