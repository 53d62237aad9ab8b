import { useSearchParams } from "next/navigation";
import { Suspense, useLayoutEffect } from "react";

interface AddressReaderProps {
  onRead: (search: string) => void;
}

/**
 * Tells what the address asks for, now and whenever it changes. It draws nothing: whatever reads the
 * address is left out of a cached page and made in the browser, and that should not be the page.
 */
export function AddressReader(props: AddressReaderProps) {
  return (
    <Suspense fallback={null}>
      <Reader {...props} />
    </Suspense>
  );
}

function Reader({ onRead }: AddressReaderProps) {
  const search = useSearchParams().toString();
  useLayoutEffect(() => onRead(search), [search, onRead]);
  return null;
}
