import { vi } from "vitest";
import type { CallContext } from "@/lib/api/call";
import {
  loginEndpoint,
  registerEndpoint,
  type User,
  verifyEmailEndpoint,
} from "@/lib/contract/accounts";
import { readable, type startSmtpServer } from "./smtp";

/** Somebody who is signed in, as the API tells of them. */
export const amani: User = {
  ...{ email: "amani@example.com", name: "Amani Mushi", title: "", phone: "", language: "en" },
  ...{ country: "", country_of_residence: "", avatar: null },
};

type Smtp = Awaited<ReturnType<typeof startSmtpServer>>;

/** Signs people up as they would do it: the form, the mail, the link. */
export function accountHelp(smtp: Smtp) {
  const mailsTo = (address: string) =>
    smtp.received
      .filter(({ to }) => to.includes(address))
      .map(({ raw }) => readable(raw).replaceAll("\r\n", "\n"));

  /** The secret of the newest link to a page in the mails to an address. */
  async function linkTo(page: string, address: string, mails = 1): Promise<string> {
    await vi.waitFor(() => {
      if (mailsTo(address).length < mails) throw new Error(`no mail to ${address}`);
    }, 30_000);
    const found = new RegExp(`${page}#([\\w-]{43})`).exec(mailsTo(address).at(-1) ?? "");
    if (!found?.[1]) throw new Error(`no link to ${page} in the mail to ${address}`);
    return found[1];
  }

  async function newAccount(
    email: string,
    password = "under the acacia",
    context: CallContext = {},
  ): Promise<{ token: string; data: User }> {
    const { callAs } = await import("@/lib/api/call");
    const before = mailsTo(email).length;
    await callAs("en", registerEndpoint, { email, password, repeated_password: password });
    const token = await linkTo("/Login", email, before + 1);
    return callAs("en", verifyEmailEndpoint, { token, password }, context);
  }

  async function signIn(email: string, password = "under the acacia", context: CallContext = {}) {
    const { callAs } = await import("@/lib/api/call");
    return callAs("en", loginEndpoint, { email, password }, context);
  }

  return { mailsTo, linkTo, newAccount, signIn };
}
