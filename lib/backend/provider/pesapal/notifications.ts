import { eq } from "drizzle-orm";
import { db } from "../../db/pool";
import { secrets } from "../../db/schema";
import { type Connection, demand } from "./connection";
import { IpnListSchema, IpnSchema } from "./replies";

/**
 * The id under which the provider knows where news of payments go (its `ipn_id`): found among the
 * registered ones or registered once, and kept for each address and environment.
 *
 * @throws ProviderError
 */
export async function notificationId(
  connection: Connection,
  url: string,
  signal: AbortSignal,
): Promise<string> {
  const name = keptAs(connection, url);
  const [kept] = await db().select().from(secrets).where(eq(secrets.name, name));
  if (kept) return kept.value;
  const value =
    (await listed(connection, url, signal)) ?? (await registered(connection, url, signal));
  await db()
    .insert(secrets)
    .values({ name, value })
    .onConflictDoUpdate({ target: secrets.name, set: { value } });
  return value;
}

/** Forgets the id, as the provider says that it knows none such. */
export async function forgetNotificationId(connection: Connection, url: string): Promise<void> {
  await db()
    .delete(secrets)
    .where(eq(secrets.name, keptAs(connection, url)));
}

const keptAs = ({ credentials }: Connection, url: string) => `ipn ${credentials.baseUrl} ${url}`;

async function listed(connection: Connection, url: string, signal: AbortSignal) {
  const { body } = await connection.call("GET", "/api/URLSetup/GetIpnList", signal);
  // Without a list it is simply registered.
  const list = IpnListSchema.safeParse(body).data ?? [];
  return list.find((entry) => entry.url === url)?.ipn_id ?? undefined;
}

async function registered(connection: Connection, url: string, signal: AbortSignal) {
  const path = "/api/URLSetup/RegisterIPN";
  const wish = { url, ipn_notification_type: "POST" };
  const { body } = await connection.call("POST", path, signal, wish);
  return demand(IpnSchema, body, path).ipn_id;
}
