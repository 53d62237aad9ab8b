import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { Shares } from "@/lib/contract/shares";
import { useGuest } from "../status/guest-context";
import { GuestPart } from "../status/guest-part";
import { showAnswer } from "../status/show-answer";
import { ShareList } from "./share-list";
import { SplitForm } from "./split-form";

/** Who pays what, and the way to let fellow travellers pay a part themselves. */
export function SharesPart() {
  const t = useTranslations("BookingStatus.shares");
  const { open, again } = useGuest();
  const { booking } = open;
  const client = useQueryClient();
  const [splits, setSplits] = useState(false);
  const queryKey = ["shares", booking.reference, booking.paid_minor, booking.state];
  const { data } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await import("./share-calls")).sharesOf(open, signal),
    enabled: booking.own_part !== undefined,
    placeholderData: keepPreviousData,
  });
  const show = (shares: Shares) => {
    showAnswer(client, queryKey, shares);
    setSplits(false);
    again();
  };
  const canSplit = booking.actions.includes("pay") && (booking.own_part?.all_minor ?? 1) > 0;
  return (
    <GuestPart title={t("title")} screen>
      {!data?.shares.length && <p className="max-w-xl text-muted">{t("text")}</p>}
      {data && data.shares.length > 0 && <ShareList shares={data} onShow={show} />}
      {canSplit && (
        <Button
          look="outline"
          aria-expanded={splits}
          onClick={() => setSplits(!splits)}
          className="mt-5"
        >
          {t(splits ? "keep" : "start")}
        </Button>
      )}
      {splits && canSplit && <SplitForm onShow={show} />}
    </GuestPart>
  );
}
