import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "../db/pool";
import { secrets } from "../db/schema";
import type { Transaction } from "../db/transaction";

/**
 * A secret of this installation, made when it is first asked for: 256 bits in hexadecimal.
 *
 * @param database that of the transaction it is asked for in: one that waits for a second connection
 * holds its own, and as many at once as there are connections would all wait
 */
export async function installationSecret(
  name: string,
  database: Transaction["db"] = db(),
): Promise<string> {
  const kept = () => database.select().from(secrets).where(eq(secrets.name, name));
  const [known] = await kept();
  if (known) return known.value;
  await database
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflictDoNothing();
  const [made] = await kept();
  if (!made) throw new Error(`the secret ${name} is missing`);
  return made.value;
}
