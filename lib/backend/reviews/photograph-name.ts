import { createHmac } from "node:crypto";
import { installationSecret } from "../requests/installation-secret";

/**
 * What a photograph's files are named from, made whenever it is needed: whoever sent it knows its id and
 * what it was made into, and must not find its address before anybody has looked at it.
 */
export async function photographName(id: string): Promise<string> {
  const mac = createHmac("sha256", await installationSecret("photograph-names"));
  return mac.update(id).digest("hex").slice(0, 32);
}
