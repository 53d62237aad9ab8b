import { useSyncExternalStore } from "react";
import { storedAuth } from "@/lib/site/account/auth-storage";
import { keptKey } from "../status/booking-keys";

const never = () => () => {};

/** Whether this browser holds what opens a booking: its key, or somebody who is signed in. */
export function useOpensHere(reference: string | undefined): boolean {
  return useSyncExternalStore(
    never,
    () => reference !== undefined && (keptKey(reference) !== undefined || storedAuth() !== null),
    () => false,
  );
}
