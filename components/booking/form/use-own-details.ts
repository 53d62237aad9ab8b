import { useEffect } from "react";
import { storedAuth } from "@/lib/site/account/auth-storage";
import { useAuth } from "@/lib/site/account/auth-store";
import { useBooking } from "./booking-store";

/** Fills in who is signed in, where nothing was typed yet; gives the address of the account. */
export function useOwnDetails(): string | undefined {
  const user = useAuth((state) => state.user);
  const ready = useBooking((state) => state.early === null);
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
    const { draft, change } = useBooking.getState();
    const known = {
      full_name: user.name,
      email: user.email,
      phone: user.phone,
      country: user.country_of_residence || user.country,
    };
    const missing = Object.entries(known).filter(
      ([name, value]) => value !== "" && draft[name as keyof typeof known] === "",
    );
    if (missing.length > 0) change(Object.fromEntries(missing));
  }, [user, ready]);
  return user?.email;
}
