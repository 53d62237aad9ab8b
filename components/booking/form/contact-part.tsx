import { useTranslations } from "next-intl";
import { ContactFields } from "@/components/form/draft/contact-fields";
import { useOwnDetails } from "@/components/form/draft/use-own-details";
import { SiteLink } from "@/components/ui/site-link";
import { signInPath } from "@/lib/site/next-path";
import { routes } from "@/lib/site/routes";
import { BookingPart } from "./booking-part";
import { useBooking } from "./booking-store";
import type { PartProps } from "./part-props";

/** Who books and where we write to. */
export function ContactPart(props: PartProps) {
  const t = useTranslations("Booking.contact");
  const form = useTranslations("Form");
  const ready = useBooking((state) => state.early === null);
  const account = useOwnDetails(useBooking, ready);
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
