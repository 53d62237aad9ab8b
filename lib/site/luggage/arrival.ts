import { luggageKey } from "./first-script";

let unpacking = Promise.resolve();

/**
 * Waits until what came along from another language lies in this browser's storage. Only visitors
 * who bring something load the part that looks at it. Never fails.
 */
export function arrival(): Promise<void> {
  if (hasLuggage())
    unpacking = import("./unpack").then(({ unpack }) => unpack()).catch(console.warn);
  return unpacking;
}

function hasLuggage(): boolean {
  try {
    return sessionStorage.getItem(luggageKey) !== null;
  } catch {
    return false;
  }
}
