import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";

type Asking<T> = Pick<UseQueryOptions<T>, "queryKey" | "queryFn" | "enabled" | "refetchInterval">;

/** What the key in the address opens; another key there is tried at once. */
export function useOpened<T>(asking: Asking<T>) {
  const { data, isError, refetch } = useQuery({ ...asking, retry: 1 });
  const again = useCallback(() => void refetch(), [refetch]);
  useEffect(() => {
    window.addEventListener("hashchange", again);
    return () => window.removeEventListener("hashchange", again);
  }, [again]);
  return {
    /** null when nothing opens it, undefined until it is known. */
    open: data,
    /** It could not be asked for, and nothing is known from before. */
    away: isError && data === undefined,
    again,
  };
}
