"use client";

import { useEffect } from "react";
import { arrival } from "@/lib/site/luggage/arrival";
import { rememberInvitation } from "@/lib/site/remember-invitation";

/** Remembers on this device whose link was followed, unless another came along from another language; shows nothing. */
export function InvitationIsland({ code }: { code: string }) {
  useEffect(() => void arrival().then(() => rememberInvitation(code)), [code]);
  return null;
}
