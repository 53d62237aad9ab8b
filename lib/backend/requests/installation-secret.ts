import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { db } from "../db/pool";
import { secrets } from "../db/schema";

/** A secret of this installation, made when it is first asked for: 256 bits in hexadecimal. */
export async function installationSecret(name: string): Promise<string> {
  const kept = () => db().select().from(secrets).where(eq(secrets.name, name));
  const [known] = await kept();
  if (known) return known.value;
  await db()
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString("hex") })
    .onConflictDoNothing();
  const [made] = await kept();
  if (!made) throw new Error(`the secret ${name} is missing`);
  return made.value;
}
