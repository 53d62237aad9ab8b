import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ContactFields } from "@/components/form/draft/contact-fields";
import { SiteLink } from "@/components/ui/site-link";
import { storedAuth } from "@/lib/site/account/auth-storage";
import { useAuth } from "@/lib/site/account/auth-store";
import { ownDetails } from "@/lib/site/account/own-details";
import { signInPath } from "@/lib/site/next-path";
import { routes } from "@/lib/site/routes";
import { BookingPart } from "./booking-part";
import { useBooking } from "./booking-store";
import type { PartProps } from "./part-props";

/** Who books and where we write to. */
export function ContactPart(props: PartProps) {
  const t = useTranslations("Booking.contact");
  const form = useTranslations("Form");
  const account = useOwnDetails();
  // A booking is in the account whose address it has.
  const isOwn = account?.toLowerCase() === props.draft.email.trim().toLowerCase();
  return (
    <BookingPart title={t("title")} hint={t("hint")}>
      <p className="-mt-2 mb-5 text-muted text-small empty:hidden group-data-[accounts=none]/site:hidden">
        {account
          ? isOwn && t("signedIn", { email: account })
          : t.rich("signIn", {
              link: (words) => (
                <SiteLink
                  href={signInPath(`${routes.booking}?tour=${props.draft.tour ?? ""}`)}
                  className="text-ink underline underline-offset-4"
                >
                  {words}
                </SiteLink>
              ),
            })}
      </p>
      <ContactFields {...props} phoneOptional={form("optional")} />
    </BookingPart>
  );
}

/** Fills in who is signed in, where nothing was typed yet; gives the address of the account. */
function useOwnDetails(): string | undefined {
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
    const { draft, key, change } = useBooking.getState();
    // What is to be sent again stays as it was sent.
    if (key) return;
    const known = ownDetails(user);
    const missing = Object.entries(known).filter(
      ([name, value]) => value !== "" && draft[name as keyof typeof known] === "",
    );
    if (missing.length > 0) change(Object.fromEntries(missing));
  }, [user, ready]);
  return user?.email;
}
