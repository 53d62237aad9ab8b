import { useEffect, useState } from "react";
import { useAuth } from "@/lib/site/account/auth-store";
import { callOwn } from "@/lib/site/account/call-own";

const ask = async (email: string, signal: AbortSignal) => {
  const { getAffiliateEndpoint } = await import("@/lib/contract/affiliate");
  return callOwn(getAffiliateEndpoint, { email, message: "" }, signal);
};

/** The link of whoever is signed in, from the store or asked for once. */
export function useInvitationLink() {
  const affiliate = useAuth((auth) => auth.affiliate);
  const email = useAuth(({ user }) => user?.email);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!email || useAuth.getState().affiliate) return;
    const leaving = new AbortController();
    ask(email, leaving.signal).then(
      (link) => useAuth.setState({ affiliate: link }),
      () => setFailed(!leaving.signal.aborted),
    );
    return () => leaving.abort();
  }, [email]);
  return { affiliate, email, failed };
}
