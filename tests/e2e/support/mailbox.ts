import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { readable } from "../../support/smtp";
import { dataDir, sitePort } from "./address";

const folder = join(dataDir(sitePort), "data", "mail");

/** The mails that the tested site wrote to an address, oldest first, readable. */
export async function mailsTo(address: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((name) => name.endsWith(".eml"))
      .sort()
      .map(mailIn),
  );
  return mails.filter((mail) => toWhom(mail).includes(address));
}

// They are renamed into place, whole, and never change.
const read = new Map<string, Promise<string>>();
const mailIn = (name: string) => {
  const mail = read.get(name) ?? readFile(join(folder, name), "utf8").then(readable);
  read.set(name, mail);
  return mail;
};

const toWhom = (mail: string) => /^To: (.*)$/m.exec(mail)?.[1] ?? "";

/** The newest mail to an address that says all of this. */
export async function emailSaying(address: string, ...said: string[]): Promise<string> {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(200)) {
    const found = (await mailsTo(address)).findLast((mail) =>
      said.every((words) => mail.includes(words)),
    );
    if (found) return found;
  }
  throw new Error(`no mail to ${address} says ${said.join(" and ")}`);
}

/** The names of the files that come with a mail. */
export const filesOf = (mail: string): string[] =>
  [...mail.matchAll(/attachment;\s+filename="?([^"\r\n]+)/g)].map(([, name = ""]) => name);

/** The link to a booking with its key, in a mail to its guest. */
export const bookingLink = (mail: string): string =>
  /http:\/\/\S+\/Booking\/B(?:-\w{4}){3}#bk_[\w-]+/.exec(mail)?.[0] ?? "";

/** The link to a page with a secret behind it, in the newest mail to an address that has one. */
export async function linkIn(page: string, address: string): Promise<string> {
  const pattern = new RegExp(`http://\\S+${page}#[\\w-]{43}`);
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(200)) {
    const found = (await mailsTo(address)).findLast((mail) => pattern.test(mail));
    if (found) return pattern.exec(found)?.[0] ?? "";
  }
  throw new Error(`no link to ${page} was mailed to ${address}`);
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
