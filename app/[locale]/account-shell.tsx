import { notFound } from "next/navigation";
import type { ComponentProps } from "react";
import { AccountPage } from "@/components/account/account-page";
import { offers } from "@/lib/api/offers";
import { loginEndpoint, registerEndpoint } from "@/lib/contract/accounts";
import { routes } from "@/lib/site/routes";
import { Shell } from "./shell";

/** A page of an account, which is not there where nobody can sign in. */
export async function AccountShell(props: Omit<ComponentProps<typeof AccountPage>, "canSignUp">) {
  const [hasAccounts, canSignUp] = await Promise.all([
    offers(loginEndpoint),
    offers(registerEndpoint),
  ]);
  if (!hasAccounts) notFound();
  return (
    <Shell paths={routes[props.current]}>
      <AccountPage {...props} canSignUp={canSignUp} />
    </Shell>
  );
}
