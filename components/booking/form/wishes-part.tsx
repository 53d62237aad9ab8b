import { useTranslations } from "next-intl";
import { TextArea } from "@/components/form/text-area";
import { BookingPart } from "./booking-part";
import { CouponField } from "./coupon-field";
import type { PartProps } from "./part-props";
import type { CouponState } from "./use-booking-price";

/** What else we should know, and a coupon. */
export function WishesPart({ coupon, ...props }: PartProps & { coupon: CouponState }) {
  const t = useTranslations("Booking.wishes");
  const form = useTranslations("Form");
  const { draft, offered, change, idOf, errorOf } = props;
  return (
    <BookingPart title={t("title")}>
      <TextArea
        id={idOf("message")}
        label={form("message")}
        hint={t("messageHint")}
        optional={form("optional")}
        rows={4}
        value={draft.message}
        error={errorOf("message")}
        onChange={(event) => change({ message: event.target.value })}
      />
      {offered.coupons && <CouponField {...props} coupon={coupon} />}
    </BookingPart>
  );
}
