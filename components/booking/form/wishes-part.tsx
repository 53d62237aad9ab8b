import { useTranslations } from "next-intl";
import { controlClass, describedBy, FieldFrame } from "@/components/form/field-frame";
import { TextArea } from "@/components/form/text-area";
import { Button } from "@/components/ui/button";
import { BookingPart } from "./booking-part";
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

/** A code that takes something off the price, once the site has said that it counts. */
function CouponField(props: PartProps & { coupon: CouponState }) {
  const { draft, change, idOf, errorOf, coupon } = props;
  const t = useTranslations("Booking.coupon");
  const form = useTranslations("Form");
  const code = draft.coupon_code.trim().toUpperCase();
  const isHandedIn = code !== "" && code === draft.coupon;
  const refused = isHandedIn ? coupon.refused : undefined;
  const words = {
    id: idOf("coupon_code"),
    label: t("label"),
    optional: form("optional"),
    error:
      errorOf("coupon_code") ?? refused ?? (isHandedIn && coupon.failed ? t("away") : undefined),
  };
  const hand = () => (isHandedIn && coupon.failed ? coupon.again() : change({ coupon: code }));
  return (
    <FieldFrame {...words} className="mt-6 max-w-md">
      <div className="flex gap-2">
        <input
          id={words.id}
          type="text"
          value={draft.coupon_code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) =>
            // A code that is being changed counts again when it is handed in again.
            change({ coupon_code: event.target.value, coupon: "" })
          }
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            hand();
          }}
          {...describedBy(words)}
          className={`figures uppercase ${controlClass}`}
        />
        <Button look="outline" onClick={hand} disabled={code === ""} className="shrink-0">
          {t("apply")}
        </Button>
      </div>
      <p role="status" className="mt-1.5 text-small">
        {isHandedIn && coupon.isChecking && <span className="text-muted">{t("checking")}</span>}
        {isHandedIn && coupon.counts && (
          <span className="font-semibold text-acacia">{t("counts")}</span>
        )}
        {isHandedIn && coupon.waits && <span className="text-muted">{t("waits")}</span>}
      </p>
    </FieldFrame>
  );
}
