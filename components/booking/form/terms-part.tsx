import { useTranslations } from "next-intl";
import { ConsentBoxes } from "@/components/form/draft/consent-boxes";
import { BookingPart } from "./booking-part";
import type { PartProps } from "./part-props";
import { holdsSeats } from "./priced-party";

/** What happens after the button, and what one agrees to with it. */
export function TermsPart(props: PartProps) {
  const t = useTranslations("Booking.terms");
  const way = holdsSeats(props.draft, props.booked) ? "held" : "looked";
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
      <ConsentBoxes {...props} words={t} />
    </BookingPart>
  );
}
