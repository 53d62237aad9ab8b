import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { callSite } from "@/lib/api/browser";
import { leaveWaitingListEndpoint } from "@/lib/contract/bookings";
import { Stepper } from "../../form/stepper";
import { Button } from "../../ui/button";

interface SeatsWantedProps {
  /** The secret of the link. */
  token: string;
  seats: number;
  most: number;
}

/** For how many seats somebody on a waiting list waits, to be changed. */
export function SeatsWanted({ token, seats, most }: SeatsWantedProps) {
  const t = useTranslations("LeaveWaitingList");
  const id = useId();
  const [wanted, setWanted] = useState(seats);
  const [state, setState] = useState<"asking" | "saving" | "saved" | "failed">("asking");
  const save = async () => {
    if (state === "saving") return;
    setState("saving");
    const saved = callSite(leaveWaitingListEndpoint, { token, confirm: false, seats: wanted });
    setState(await saved.then(() => "saved" as const).catch(() => "failed" as const));
  };
  return (
    <div className="mt-8 max-w-sm">
      <Stepper
        id={id}
        label={t("seats")}
        value={wanted}
        least={1}
        most={most}
        onChange={(next) => {
          setWanted(next);
          setState("asking");
        }}
      />
      <Button
        look="outline"
        onClick={save}
        aria-disabled={state === "saving" || undefined}
        className="mt-4"
      >
        {t("change")}
      </Button>
      <p role="status" className="mt-3 min-h-6 text-small">
        {state === "saved" && t("changed", { seats: wanted })}
        {state === "failed" && t("notChanged")}
      </p>
    </div>
  );
}
