import { useEffect, useState } from "react";

/** A value once it has not changed for a while. */
export function useLater<T>(value: T, waitMs: number): T {
  const [later, setLater] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setLater(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return later;
}
