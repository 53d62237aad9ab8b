import { loadScript, type Vendor } from "./vendor";

interface Fbq {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: Fbq;
  loaded: true;
  version: string;
  disablePushState: true;
}

function fbq(...command: unknown[]): void {
  const present: unknown = Reflect.get(window, "fbq");
  if (typeof present === "function") present(...command);
}

/** The Meta pixel; it is told which pages are shown, and nothing else. */
export const metaPixelVendor: Vendor = {
  start(id) {
    const waiting = ((...command: unknown[]) => {
      if (waiting.callMethod) waiting.callMethod(...command);
      else waiting.queue.push(command);
    }) as Fbq;
    // Left alone it reports every address by itself, and what is clicked and filled in.
    Object.assign(waiting, {
      queue: [],
      push: waiting,
      loaded: true,
      version: "2.0",
      disablePushState: true,
    });
    Reflect.set(window, "fbq", waiting);
    Reflect.set(window, "_fbq", waiting);
    fbq("set", "autoConfig", false, id);
    fbq("init", id);
    fbq("track", "PageView");
    loadScript("https://connect.facebook.net/en_US/fbevents.js");
  },
  showPage: () => fbq("track", "PageView"),
  keeps: /^(_fb[pc]|lastExternalReferrer(Time)?)$/,
};
