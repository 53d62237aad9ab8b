import { clarityVendor } from "./clarity";
import { metaPixelVendor } from "./meta-pixel";
import type { Purpose } from "./purposes";
import { tawkVendor } from "./tawk";
import type { Vendor } from "./vendor";

/** Who serves each purpose. */
export const vendors: Record<Purpose, Vendor> = {
  measurement: clarityVendor,
  advertising: metaPixelVendor,
  chat: tawkVendor,
};
