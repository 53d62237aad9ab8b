import { notFound } from "next/navigation";
import { offers } from "@/lib/api/offers";
import { loginEndpoint, registerEndpoint } from "@/lib/contract/accounts";

/**
 * For the pages of an account, which are not there where nobody can sign in.
 *
 * @returns whether somebody without an account can make one
 */
export async function canSignUpHere(): Promise<boolean> {
  const [hasAccounts, canSignUp] = await Promise.all([
    offers(loginEndpoint),
    offers(registerEndpoint),
  ]);
  if (!hasAccounts) notFound();
  return canSignUp;
}
