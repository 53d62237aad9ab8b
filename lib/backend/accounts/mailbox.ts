import { createHash } from "node:crypto";

/** The address as accounts keep it: case does not make another person. */
export function accountEmail(email: string): string {
  return email.trim().toLowerCase();
}

/** The mailbox behind an address: `Ann.Lee+tanzania@gmail.com` and `annlee@gmail.com` are one. */
export function mailbox(email: string): string {
  const [name = "", domain = ""] = accountEmail(email).split("@");
  const plain = name.split("+")[0] ?? "";
  const isGmail = domain === "gmail.com" || domain === "googlemail.com";
  return isGmail ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${domain}`;
}

/** Names an address in a count without keeping it. */
export function emailKey(email: string): string {
  return createHash("sha256").update(accountEmail(email)).digest("hex").slice(0, 32);
}
