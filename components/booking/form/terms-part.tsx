import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Checkbox } from "@/components/form/checkbox";
import { routes } from "@/lib/site/routes";
import { BookingPart } from "./booking-part";
import type { PartProps } from "./part-props";
import { holdsSeats } from "./priced-party";

/** What happens after the button, and what one agrees to with it. */
export function TermsPart({ draft, booked, change, idOf, errorOf }: PartProps) {
  const t = useTranslations("Booking.terms");
  // The draft would survive, but a visitor in the middle of a form should not leave it.
  const link = (href: string) => (words: ReactNode) => (
    <a href={href} target="_blank" rel="noopener" className="underline underline-offset-4">
      {words}
      <span className="sr-only"> ({t("newTab")})</span>
    </a>
  );
  const way = holdsSeats(draft, booked) ? "held" : "looked";
  return (
    <BookingPart title={t("title")}>
      <ol className="mb-6 grid gap-x-6 gap-y-4 text-small sm:grid-cols-3">
        {(["first", "second", "third"] as const).map((step, at) => (
          <li key={step} className="border-gold border-t-2 pt-3">
            <span aria-hidden="true" className="figures mr-1.5 font-semibold font-serif">
              {at + 1}
            </span>
            {t(`steps.${way}.${step}`)}
          </li>
        ))}
      </ol>
      <Checkbox
        id={idOf("of_age")}
        checked={draft.of_age}
        onChange={(event) => change({ of_age: event.target.checked })}
        error={errorOf("of_age")}
        hint={t("minors")}
        required
      >
        {t("ofAge")}
      </Checkbox>
      <Checkbox
        id={idOf("agree")}
        checked={draft.agree}
        onChange={(event) => change({ agree: event.target.checked })}
        error={errorOf("agree")}
        required
      >
        {t.rich("agree", { terms: link(routes.terms), privacy: link(routes.privacy) })}
      </Checkbox>
    </BookingPart>
  );
}
