import { useEffect, useRef } from "react";

/** Why a way to this site failed, as far as the browser knows. */
export const wayLost = (): "offline" | "unreachable" =>
  navigator.onLine ? "unreachable" : "offline";

/** Acts each time the browser says that it is online again. */
export function useOnceOnline(act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const online = () => latest.current();
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
}
