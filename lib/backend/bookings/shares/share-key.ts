import { createHmac, timingSafeEqual } from "node:crypto";
import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import type { Locale } from "@/lib/contract/locale";
import { absoluteUrl } from "@/lib/site/domains";
import { sharePath } from "@/lib/site/routes";
import { db } from "../../db/pool";
import { shares } from "../../db/share-schema";
import type { Caller } from "../../requests/handler";
import { installationSecret } from "../../requests/installation-secret";
import type { ShareRow } from "./share-rows";

/** The key that opens a share and nothing else, of 256 bits: made whenever it is needed, kept nowhere. */
export async function shareKey(id: string): Promise<string> {
  const mac = createHmac("sha256", await installationSecret("share-keys"));
  return `sh_${mac.update(id).digest("base64url")}`;
}

/** The page of a share with its key, which stands behind the `#` that browsers send to no server. */
export async function shareLink(id: string, locale: Locale): Promise<string> {
  return absoluteUrl(locale, `${sharePath(id)}#${await shareKey(id)}`);
}

/**
 * The share, for whoever holds its key.
 *
 * @throws ApiError `not_found` for everybody else, whether there is such a share or not
 */
export async function demandShare(id: string, { token = "" }: Caller): Promise<ShareRow> {
  const [row] = await db().select().from(shares).where(eq(shares.id, id));
  const right = Buffer.from(await shareKey(id));
  const given = Buffer.from(token);
  const opens = given.length === right.length && timingSafeEqual(given, right);
  if (!row || !opens) throw new ApiError("not_found");
  return row;
}
