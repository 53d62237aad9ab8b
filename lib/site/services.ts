import { env } from "@/lib/env";
import type { ServiceIds } from "./consent/purposes";

/** The services of others that the operator has switched on; undefined when there are none. */
export function configuredServices(): ServiceIds | undefined {
  const { CLARITY_ID, META_PIXEL_ID, TAWK_ID } = env;
  const ids: ServiceIds = {
    ...(CLARITY_ID && { measurement: CLARITY_ID }),
    ...(META_PIXEL_ID && { advertising: META_PIXEL_ID }),
    ...(TAWK_ID && { chat: TAWK_ID }),
  };
  return Object.keys(ids).length > 0 ? ids : undefined;
}
