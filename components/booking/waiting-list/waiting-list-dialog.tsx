import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Button } from "@/components/ui/button";
import { CloseButton, SmallDialog, useOpenDialog } from "@/components/ui/dialog";
import type { Departure } from "@/lib/contract/departures";
import { departureDates } from "@/lib/i18n/departure-dates";
import { WaitingListForm } from "./waiting-list-form";

interface WaitingListDialogProps {
  departure: Pick<Departure, "id" | "starts" | "ends"> & { tour: { title: string } };
  /** How many want to travel. */
  seats: number;
  /** What was typed elsewhere on the page already. */
  known?: { full_name: string; email: string };
  onClose(): void;
}

/** A place on the waiting list of a departure that is full. */
export default function WaitingListDialog(props: WaitingListDialogProps) {
  const { departure, seats, known, onClose } = props;
  const t = useTranslations("WaitingList");
  const words = useTranslations("Form");
  const locale = useLocale();
  const id = useId();
  const { dialog, close } = useOpenDialog();
  const [done, setDone] = useState(false);
  return (
    <SmallDialog
      ref={dialog}
      aria-labelledby={id}
      onClose={onClose}
      className="w-[min(34rem,calc(100vw-1.5rem))] overflow-y-auto overscroll-contain bg-paper"
    >
      <div className="p-6 text-left sm:p-8">
        <div className="flex items-start justify-between gap-4">
          <h2 id={id} className="text-[1.5rem] leading-tight">
            {t(done ? "done.title" : "title")}
          </h2>
          <CloseButton onClick={close} className="-mt-2 -mr-3 shrink-0" />
        </div>
        <p className="figures mt-2 text-small">
          {departure.tour.title}, {departureDates(locale)(departure)}
        </p>
        {done ? (
          <div role="status">
            <p className="mt-4 text-muted">{t("done.text")}</p>
            <Button look="outline" onClick={close} className="mt-6">
              {words("close")}
            </Button>
          </div>
        ) : (
          <WaitingListForm
            departure={departure.id}
            seats={seats}
            known={known}
            onDone={() => setDone(true)}
          />
        )}
      </div>
    </SmallDialog>
  );
}
