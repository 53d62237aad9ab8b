import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import qrcode from "qrcode-generator";
import type { AffiliateLink } from "@/lib/contract/affiliate";
import type { Locale } from "@/lib/contract/locale";
import { absoluteUrl } from "@/lib/site/domains";
import { routes } from "@/lib/site/routes";
import type { Account } from "../accounts/sessions";
import { affiliates } from "../db/account-schema";
import { db } from "../db/pool";

const alphabet = "23456789abcdefghjkmnpqrstuvwxyz";

/** The invitation link of an account on the domain of a language, with its QR code. */
export async function invitationLink(account: Account, locale: Locale): Promise<AffiliateLink> {
  const [row] = await db().select().from(affiliates).where(eq(affiliates.accountId, account.id));
  if (!row) return { agency_id: null, link: null, message: "", qr: null };
  const link = absoluteUrl(locale, `${routes.affiliateLanding}/${row.code}`);
  return { agency_id: row.code, link, message: row.message, qr: qrOf(link) };
}

/** Makes the link of an account, once; its friends keep finding it. The message may change. */
export async function makeInvitation(account: Account, message: string): Promise<void> {
  await db()
    .insert(affiliates)
    .values({ accountId: account.id, code: newCode(account.name), message })
    .onConflictDoUpdate({ target: affiliates.accountId, set: { message } });
}

/** First name and a random end: `amani-7k2p9x`. */
function newCode(name: string): string {
  const first = name
    .normalize("NFD")
    .replace(/[^a-zA-Z\s-]/g, "")
    .trim()
    .split(/[\s-]+/)[0]
    ?.toLowerCase()
    .slice(0, 20);
  const end = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${first || "friend"}-${end}`;
}

function qrOf(text: string): { size: number; path: string } {
  const code = qrcode(0, "M");
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const dark: string[] = [];
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1)
      if (code.isDark(row, column)) dark.push(`M${column} ${row}h1v1h-1z`);
  return { size, path: dark.join("") };
}
