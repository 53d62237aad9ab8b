import { useEffect, useState } from "react";

/**
 * The secret behind the `#` of a mailed link, taken out of the address at once so that it does not
 * stay in the history. Undefined until it was looked for, null when there is none.
 */
export function useLinkSecret(): string | null | undefined {
  const [secret, setSecret] = useState<string | null>();
  useEffect(() => {
    const read = () => {
      const found = /^#([\w-]{43})$/.exec(window.location.hash)?.[1];
      // In development effects run twice, and the second time the address is clean already.
      setSecret((known) => found ?? known ?? null);
      if (found) window.history.replaceState(window.history.state, "", window.location.pathname);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return secret;
}
