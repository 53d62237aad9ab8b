import { useSearchParams } from "next/navigation";
import { Suspense, useEffect, useLayoutEffect } from "react";

interface UrlReaderProps {
  onRead: (search: string) => void;
}

/**
 * Tells what the address asks for, now and whenever it changes. It draws nothing: whatever reads the
 * address is left out of a cached page and made in the browser, and that should not be the page.
 */
export function UrlReader(props: UrlReaderProps) {
  return (
    <Suspense fallback={null}>
      <Reader {...props} />
    </Suspense>
  );
}

function Reader({ onRead }: UrlReaderProps) {
  const search = useSearchParams().toString();
  // The framework tells of changes; of one that was made while it was still starting it knows
  // nothing, so the address itself is asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `search` is the occasion.
  useLayoutEffect(() => onRead(window.location.search), [search, onRead]);
  useEffect(() => {
    const read = () => onRead(window.location.search);
    window.addEventListener("popstate", read);
    return () => window.removeEventListener("popstate", read);
  }, [onRead]);
  return null;
}
