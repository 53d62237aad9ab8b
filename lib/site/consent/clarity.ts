import { loadScript, type Vendor } from "./vendor";

type Clarity = ((...command: unknown[]) => void) & { q?: unknown[][] };

/** Commands wait in `q` until the script is there, which puts itself in this function's place. */
function clarity(...command: unknown[]): void {
  const present: unknown = Reflect.get(window, "clarity");
  if (typeof present === "function") present(...command);
}

/** Microsoft Clarity, which records visits. */
export const clarityVendor: Vendor = {
  start(id) {
    const waiting: Clarity = (...command) => {
      waiting.q = [...(waiting.q ?? []), command];
    };
    Reflect.set(window, "clarity", waiting);
    // Without this it sets no cookies (learn.microsoft.com/clarity, consent API v2).
    clarity("consentv2", { ad_Storage: "denied", analytics_Storage: "granted" });
    loadScript(`https://www.clarity.ms/tag/${id}`);
  },
  // It begins again with the next document.
  lookAway: () => clarity("stop"),
  keeps: /^_cl(ck|sk|tk)$/,
};
