"use client";

import { useState } from "react";
import type { DepartureDetail } from "@/lib/contract/desk/calendar";
import { callDesk, isChangedMeanwhile } from "../call-desk";
import { useDoing } from "../use-doing";
import { calendarWords as words } from "../words/words";

/** Decides something and shows how it stands then; whoever comes second hears what the first did. */
export function useDecisions(departure: string) {
  const { busy, said, failure, doing } = useDoing();
  const [told, setTold] = useState("");

  const decide = (work: () => Promise<unknown>, then: string) =>
    doing(async () => {
      setTold("");
      try {
        await work();
      } catch (error) {
        if (isChangedMeanwhile(error)) setTold(await whatTheFirstDid(departure));
        throw error;
      }
    }, then);
  return { busy, failure, said: said || told, decide };
}

async function whatTheFirstDid(departure: string): Promise<string> {
  const { history } = await callDesk("departure", { departure });
  const [latest] = history;
  return latest ? words.meanwhile(latest.by, deedText(latest)) : "";
}

export const deedText = ({ action, change }: DepartureDetail["history"][number]) =>
  [words.actions[action] ?? action, change].filter(Boolean).join(" ");
