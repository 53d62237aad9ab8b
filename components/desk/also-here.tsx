"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { callDesk } from "./call-desk";
import { listText } from "./desk-formats";
import { deskWords } from "./words/words";

const againMs = 15_000;

/** Who else has the same request, booking, offer or departure before them: said before both do the same. */
export function AlsoHere() {
  const at = thingOf(usePathname(), useSearchParams().get("departure"));
  const [others, setOthers] = useState<string[]>([]);
  useEffect(() => {
    if (!at) return;
    const look = (path: string) =>
      callDesk("look-at", { at: path })
        .then((said) => setOthers(said.others))
        // Without a connection nobody is seen; the screen says that there is none.
        .catch(() => setOthers([]));
    const lookAgain = () => void look(document.visibilityState === "visible" ? at : "");
    lookAgain();
    const timer = setInterval(lookAgain, againMs);
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookAgain);
      void look("");
    };
  }, [at]);
  return (
    <p role="status" className="mt-2 text-gold-deep text-small empty:hidden print:hidden">
      {others.length > 0 && deskWords.alsoHere(listText(others), others.length)}
    </p>
  );
}

/** What a screen is about: changing a booking is about the booking. Empty for lists. */
function thingOf(path: string, departure: string | null): string {
  const [kind, id] = path
    .replace(/^\/desk(?=\/)/, "")
    .split("/")
    .slice(1);
  if (kind === "calendar") return departure ? `/calendar/${departure}` : "";
  return kind && id && id !== "new" ? `/${kind}/${id}` : "";
}
