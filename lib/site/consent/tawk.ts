import { now } from "@/lib/clock";
import { loadScript, type Vendor } from "./vendor";

// Our own button for WhatsApp stands at the right, and some pages have a bar at the foot of phones.
const customStyle = {
  visibility: {
    desktop: { position: "bl", xOffset: 24, yOffset: 16 },
    mobile: { position: "bl", xOffset: 16, yOffset: 92 },
  },
};

/** The live chat of tawk.to. */
export const tawkVendor: Vendor = {
  start(id) {
    Reflect.set(window, "Tawk_API", { customStyle });
    Reflect.set(window, "Tawk_LoadStart", now());
    loadScript(`https://embed.tawk.to/${id}`, { charset: "UTF-8", crossorigin: "*" });
  },
  keeps: /^(twk_|tawk)/i,
};
