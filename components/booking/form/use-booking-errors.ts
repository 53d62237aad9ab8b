import { useTranslations } from "next-intl";
import type { Wrong } from "@/components/form/draft/field-order";
import { useDraftErrors } from "@/components/form/draft/use-draft-errors";

/** The fields in the order in which the form asks for them. */
const order = [
  "tour",
  "starts",
  "adults",
  "children",
  "rooms",
  "extras",
  "full_name",
  "country",
  "email",
  "phone",
  "message",
  "coupon_code",
  "of_age",
  "agree",
];
const shared = { full_name: "fullName", email: "email", phone: "phone", country: "country" };

/** What is wrong in the form. */
export function useBookingErrors(wrong: Wrong) {
  const t = useTranslations("Booking");
  const form = useTranslations("Form");
  const labelOf = (root: string, position: string | undefined) => {
    if (root === "children" && position !== undefined)
      return t("party.childAge", { number: Number(position) + 1 });
    if (t.has(`fields.${root}`)) return t(`fields.${root}`);
    return Object.hasOwn(shared, root) ? form(shared[root as keyof typeof shared]) : root;
  };
  return useDraftErrors({ wrong, order, labelOf });
}
