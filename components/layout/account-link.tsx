"use client";

import { useSyncExternalStore } from "react";
import { followAuth, storedAuth } from "@/lib/site/account/auth-storage";
import { routes } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

interface AccountLinkProps {
  signIn: string;
  /** Stands for who is signed in and has given no name. */
  account: string;
}

/** The way to sign in; for whoever is signed in, their name and the way to their account. */
export function AccountLink({ signIn, account }: AccountLinkProps) {
  const name = useSyncExternalStore(followAuth, storedName, () => null);
  if (name === null) return <SiteLink href={routes.login}>{signIn}</SiteLink>;
  return <SiteLink href={routes.dashboard}>{name || account}</SiteLink>;
}

function storedName(): string | null {
  return storedAuth()?.name ?? null;
}
