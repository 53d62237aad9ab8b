import { type ReactNode, useEffect } from "react";
import { useHydrated } from "@/components/form/use-hydrated";

interface OpeningProps {
  title: string;
  /** What is said while it is looked for; undefined once it is known that nothing is there. */
  reading: string | undefined;
  /** Why it does not open. */
  children: ReactNode;
}

/** The page of a booking or an offer until its key has opened it, at the height that it will have. */
export function Opening({ title, reading, children }: OpeningProps) {
  const hydrated = useHydrated();
  return (
    <>
      <h1 className="mb-8 text-title">{title}</h1>
      {children}
      {reading !== undefined && (
        <div className="min-h-[44rem]" aria-busy="true">
          <p className="min-h-7 text-muted">{hydrated && reading}</p>
          <div className="mt-6 h-40 rounded-picture bg-paper-deep" />
        </div>
      )}
    </>
  );
}

/** The key of a booking that opened it, as the links to it have it; undefined where an account did. */
export const bookingKeyIn = (secret: string | undefined) =>
  secret?.startsWith("bk_") ? secret : undefined;

/** The links to this page in other languages open it too. */
export function useKeyInLanguageLinks(key: string | undefined) {
  useEffect(() => {
    if (!key) return;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) link.hash = key;
  }, [key]);
}
