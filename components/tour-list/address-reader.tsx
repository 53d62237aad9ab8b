import { useSearchParams } from "next/navigation";
import { useLayoutEffect } from "react";

interface AddressReaderProps {
  onRead: (search: string) => void;
}

/**
 * Tells what the address asks for, now and whenever it changes. It draws nothing: whatever reads the
 * address is left out of a cached page and made in the browser, and that should not be the list.
 */
export function AddressReader({ onRead }: AddressReaderProps) {
  const search = useSearchParams().toString();
  useLayoutEffect(() => onRead(search), [search, onRead]);
  return null;
}
