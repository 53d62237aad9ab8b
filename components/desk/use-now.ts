"use client";

import { useEffect, useState } from "react";
import { nowMs } from "@/lib/clock";

const everyMs = 30_000;

/** The present, twice a minute; first the moment of the answer, so that page and browser agree. */
export function useNow(answeredAt: string): number {
  const [later, setLater] = useState({ answeredAt, ms: 0 });
  useEffect(() => {
    const since = nowMs();
    const timer = setInterval(() => setLater({ answeredAt, ms: nowMs() - since }), everyMs);
    return () => clearInterval(timer);
  }, [answeredAt]);
  return Date.parse(answeredAt) + (later.answeredAt === answeredAt ? later.ms : 0);
}
