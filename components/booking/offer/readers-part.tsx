import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { ShareAddress } from "@/components/ui/share-address";
import { GuestPart } from "../status/guest-part";
import { useCall } from "../status/use-call";
import type { Talk } from "./use-ask";

/** A link with which fellow travellers read along, made and taken back by the guest. */
export function ReadersPart({ talk: { open, onShow } }: { talk: Talk }) {
  const t = useTranslations("Offer.readers");
  const { call, busy, failure } = useCall(() => import("./offer-calls"));
  const link = open.offer.reading_link;
  const share = (on: boolean) => call(async ({ shareOffer }) => onShow(await shareOffer(open, on)));
  return (
    <div className="mt-8 max-w-2xl">
      <GuestPart title={t("title")} screen>
        <p className="text-muted">{t("text")}</p>
        <div className="mt-5 flex flex-wrap items-start gap-3">
          {link && (
            <ShareAddress
              path={link}
              words={{ share: t("copy"), copied: t("copied"), byHand: t("byHand") }}
            />
          )}
          {/* One button for both: whoever has pressed it stays at it. */}
          <BusyButton
            type="button"
            look="outline"
            busy={busy}
            busyText={t("busy")}
            onClick={() => void share(!link)}
          >
            {t(link ? "stop" : "make")}
          </BusyButton>
        </div>
        <FormNotice tone="bad" text={failure} />
      </GuestPart>
    </div>
  );
}
