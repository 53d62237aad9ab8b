"use client";

import { useEffect } from "react";
import { rememberInvitation } from "@/lib/site/invitation";

/** Remembers on this device whose link was followed; shows nothing. */
export function InvitationIsland({ code }: { code: string }) {
  useEffect(() => rememberInvitation(code), [code]);
  return null;
}
