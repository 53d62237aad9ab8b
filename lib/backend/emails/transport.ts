import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import nodemailer from "nodemailer";
import type Mail from "nodemailer/lib/mailer";
import { now, nowMs } from "@/lib/clock";
import { env } from "@/lib/env";
import { brand } from "@/lib/site/brand";

const dayMs = 86_400_000;
const namedAddress = /^\s*"?([^"<]*?)"?\s*<([^<>\s]+)>\s*$/;
// How long a server may be silent, which says nothing of how often.
const patience = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };
/** All of it together: much less than a job is left to whoever took it, so that no two send it at once. */
export const longestDeliveryMs = 30_000;

/** From whom a mail comes: the site's own address, whoever's name stands before it. */
export function senderOf(by?: string): Mail.Address {
  const [, name = "", address = env.MAIL_FROM.trim()] = namedAddress.exec(env.MAIL_FROM) ?? [];
  return { name: by ? `${by}, ${name || brand.name}` : name, address };
}

/**
 * Sends a mail by SMTP when `SMTP_URL` is set, else keeps it as a file in `DATA_DIR/mail`.
 * @throws Error where the mail server refuses it, or takes longer than `withinMs` with all of it
 */
export async function deliver(mail: Mail.Options, withinMs = longestDeliveryMs): Promise<void> {
  if (env.SMTP_URL) return send(mail, env.SMTP_URL, withinMs);
  const folder = emailFolder();
  // What visitors wrote is for the operator alone.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const written = await nodemailer
    .createTransport({ streamTransport: true, buffer: true })
    .sendMail(mail);
  const name = `${now().toISOString().replace(/[:.]/g, "-")}-${fileName(mail.messageId)}.eml`;
  const file = path.join(folder, name);
  await writeFile(`${file}.part`, written.message, { mode: 0o600 });
  await rename(`${file}.part`, file);
  console.info(`mail: ${file}`);
}

async function send(mail: Mail.Options, url: string, withinMs: number): Promise<void> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    // It closes the connection, too, when it is over.
    await nodemailer.createTransport({ url, ...patience }).sendMail({ ...mail, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    const seconds = Math.round(withinMs / 1_000);
    throw new Error(`the mail server took longer than ${seconds} s`, { cause: error });
  }
}

/** Forgets mails that were kept as files and are older than so many days. */
export async function forgetKeptEmails(days: number): Promise<void> {
  const folder = emailFolder();
  const before = nowMs() - days * dayMs;
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtimeMs < before) await rm(file);
  }
}

const emailFolder = () => path.resolve(env.DATA_DIR, "mail");

function fileName(messageId: string | undefined): string {
  return (messageId ?? "mail").replace(/[^\w-]+/g, "-").replace(/^-|-$/g, "");
}
