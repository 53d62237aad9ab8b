import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { ShareAddress } from "@/components/ui/share-address";
import { businessDay } from "@/lib/clock";
import type { Shares } from "@/lib/contract/shares";
import { datedSentence } from "@/lib/i18n/dated-sentence";
import { formatDay, formatPayment } from "@/lib/i18n/format";
import { useGuest } from "../status/guest-context";
import { useCall } from "../status/use-call";

interface ShareListProps {
  shares: Shares;
  onShow(shares: Shares): void;
}

/** Every share with how it stands; one that is open has its link, and can be taken back. */
export function ShareList({ shares: { shares, own }, onShow }: ShareListProps) {
  const t = useTranslations("BookingStatus.shares");
  const { open, again } = useGuest();
  const { call, busy, failure } = useCall(() => import("./share-calls"), again);
  // What was pressed goes away: one goes on at what became of it.
  const [taken, take] = useState("");
  const became = useRef<HTMLLIElement>(null);
  const isTaken = shares.some(({ id, state }) => id === taken && state !== "open");
  useEffect(() => {
    if (isTaken) became.current?.focus();
  }, [isTaken]);
  const takeBack = async (id: string) => {
    // One after the other: of the one that is being taken back it is said what became of it.
    if (busy) return;
    take(id);
    await call(async ({ withdraw }) => onShow(await withdraw(open, id)));
  };
  return (
    <div>
      <h3 className="text-small">{t("list")}</h3>
      <ul className="figures mt-1">
        {shares.map((share) => (
          <li
            key={share.id}
            ref={share.id === taken ? became : undefined}
            tabIndex={share.id === taken ? -1 : undefined}
            className="border-line border-t py-3 first:border-t-0"
          >
            <p className="flex justify-between gap-4">
              <span className="wrap-anywhere min-w-0 font-semibold">{share.name}</span>
              <span className={share.state === "withdrawn" ? "text-muted line-through" : ""}>
                {formatPayment(share.amount_minor)}
              </span>
            </p>
            <p className="text-small">
              <Standing share={share} />
              {share.state === "open" && share.email && (
                <span className="wrap-anywhere block text-muted text-note">
                  {t("mailed", { email: share.email })}
                </span>
              )}
            </p>
            {share.state === "open" && (
              <div className="mt-2 flex flex-wrap items-start gap-3">
                {share.link && (
                  <ShareAddress
                    path={share.link}
                    words={{ share: t("copy"), copied: t("copied"), byHand: t("byHand") }}
                  />
                )}
                <BusyButton
                  type="button"
                  look="quiet"
                  busy={busy && taken === share.id}
                  busyText={t("busy")}
                  onClick={() => void takeBack(share.id)}
                >
                  <span aria-hidden="true">{t("takeBack")}</span>
                  <span className="sr-only">{t("takeBackOf", { name: share.name })}</span>
                </BusyButton>
              </div>
            )}
          </li>
        ))}
        {own.all_minor > 0 && (
          <li className="flex justify-between gap-4 border-line border-t py-3">
            <span>{t("mine")}</span>
            <span>{formatPayment(own.all_minor)}</span>
          </li>
        )}
      </ul>
      <FormNotice tone="bad" text={failure} />
    </div>
  );
}

function Standing({ share }: { share: Shares["shares"][number] }) {
  const t = useTranslations("BookingStatus.shares");
  const locale = useLocale();
  const { state, paid_at, back_minor } = share;
  const date = paid_at ? formatDay(businessDay(new Date(paid_at)), locale, "medium") : "";
  return (
    <span className={state === "paid" ? "text-acacia" : "text-muted"}>
      {datedSentence(t(`states.${state}`, { date }), locale)}
      {state === "paid" &&
        back_minor > 0 &&
        `, ${t("back", { amount: formatPayment(back_minor) })}`}
    </span>
  );
}
