import { useEffect, useState } from "react";

/** Leads to the payment provider; the browser may show the page again as it was left. */
export function useLeaving() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const wake = (event: PageTransitionEvent) => event.persisted && setLeaving(false);
    window.addEventListener("pageshow", wake);
    return () => window.removeEventListener("pageshow", wake);
  }, []);
  const leaveFor = (address: string) => {
    setLeaving(true);
    window.location.assign(address);
  };
  return { isLeaving, leaveFor };
}
