import { useEffect } from "react";
import { storedAuth } from "@/lib/site/account/auth-storage";
import { useAuth } from "@/lib/site/account/auth-store";
import { ownDetails, withoutDetails } from "@/lib/site/account/own-details";

type Details = ReturnType<typeof ownDetails>;

interface DraftOfGuest {
  getState(): { draft: Details; key: string | null; change(changes: Partial<Details>): void };
}

/**
 * Fills in who is signed in, where nothing was typed yet and the draft is `ready`; gives the address of
 * the account.
 */
export function useOwnDetails(store: DraftOfGuest, ready: boolean): string | undefined {
  const user = useAuth((state) => state.user);
  useEffect(() => {
    if (!storedAuth()) return;
    import("@/lib/site/account/session").then(
      ({ startSession }) => startSession(),
      () => {
        // Offline: the fields can be filled by hand.
      },
    );
  }, []);
  useEffect(() => {
    if (!user || !ready) return;
    const { draft, key, change } = store.getState();
    const isForOthers = draft.email !== "" && draft.email !== user.email;
    // What is to be sent again stays as it was sent.
    if (key || isForOthers) return;
    const missing = Object.entries(ownDetails(user)).filter(
      ([name, value]) => value !== "" && draft[name as keyof Details] === "",
    );
    if (missing.length > 0) change(Object.fromEntries(missing));
  }, [user, ready, store]);
  return user?.email;
}

/** From now on, what was filled into a draft from an account goes with it. */
export function letGoWithAccount(store: DraftOfGuest): void {
  useAuth.subscribe(({ user }, { user: before }) => {
    if (!before || user?.email === before.email) return;
    const { draft, change } = store.getState();
    const gone = withoutDetails(draft, before);
    if (Object.keys(gone).length > 0) change(gone);
  });
}
