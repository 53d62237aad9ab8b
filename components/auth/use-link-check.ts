import { useEffect, useState } from "react";
import { callSite } from "@/lib/api/browser";
import type { checkLinkEndpoint } from "@/lib/contract/accounts";
import type { InputOf } from "@/lib/contract/endpoint";
import { ApiError } from "@/lib/contract/errors";

type Purpose = InputOf<typeof checkLinkEndpoint>["purpose"];

const check = async (input: InputOf<typeof checkLinkEndpoint>) =>
  callSite((await import("@/lib/contract/accounts")).checkLinkEndpoint, input);

/**
 * Whether the link of a mail still works. Undefined until that is known; a link that cannot be asked
 * about just now counts as one that does, and the form tells.
 */
export function useLinkCheck(
  secret: string | null | undefined,
  purpose: Purpose,
): boolean | undefined {
  const [checked, setChecked] = useState<{ secret: string; works: boolean }>();
  useEffect(() => {
    if (!secret) return;
    let gone = false;
    const tell = (works: boolean) => !gone && setChecked({ secret, works });
    check({ token: secret, purpose }).then(
      () => tell(true),
      (error) => tell(!(error instanceof ApiError && error.code === "forbidden")),
    );
    return () => {
      gone = true;
    };
  }, [secret, purpose]);
  return checked && checked.secret === secret ? checked.works : undefined;
}
