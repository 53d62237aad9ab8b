import { useState } from "react";
import { formatPayment } from "@/lib/i18n/format";
import { FieldError } from "../../form/field-frame";
import { dayText } from "../desk-formats";
import { fieldLook } from "../fields/field-look";
import { bookingWords } from "../words/words";
import type { PartProps } from "./part-props";

const words = bookingWords.cancelling;
const kinds = ["ours", "guest"] as const;

/** Whose cancellation it is, and what goes back by that and what is kept, before it is done. */
export function Cancelling({ booking, wrong }: Pick<PartProps, "booking" | "wrong">) {
  const { guest_cancels: periods } = booking;
  const [whose, setWhose] = useState<(typeof kinds)[number]>();
  const [chosen, setChosen] = useState<string>();
  const first = periods[0]?.from ?? "";
  const today = periods.at(-1)?.until ?? "";
  const day = chosen ?? today;
  const period = periods.find(({ from, until }) => from <= day && day <= until);
  return (
    <>
      <fieldset>
        <legend className="font-semibold text-small">{words.whose}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="whose"
              value={kind}
              required
              checked={whose === kind}
              onChange={() => setWhose(kind)}
              className="size-5 shrink-0 accent-terracotta"
            />
            {words[kind]}
          </label>
        ))}
      </fieldset>
      {whose === "guest" && (
        <div>
          <label htmlFor="by_guest_on" className="block font-semibold text-small">
            {words.day}
          </label>
          <input
            id="by_guest_on"
            name="by_guest_on"
            type="date"
            required
            min={first}
            max={today}
            value={day}
            onChange={({ target }) => setChosen(target.value)}
            aria-describedby="by_guest_on-hint"
            className={fieldLook}
          />
          <p id="by_guest_on-hint" className="text-muted text-note">
            {words.dayHint}
          </p>
          <FieldError
            id="by_guest_on"
            error={period ? wrong.by_guest_on : words.noDay(dayText(first), dayText(today))}
          />
        </div>
      )}
      <div aria-live="polite" className="font-semibold">
        {whose === "ours" && <GoesBack booking={booking} />}
        {whose === "guest" && period && <GoesBack booking={booking} period={period} />}
      </div>
    </>
  );
}

interface GoesBackProps extends Pick<PartProps, "booking"> {
  /** Of a guest's cancelling; without it it is ours. */
  period?: PartProps["booking"]["guest_cancels"][number];
}

function GoesBack({ booking: { paid_minor, back_minor, agent }, period }: GoesBackProps) {
  const staysMinor = paid_minor - back_minor;
  const byAgentMinor = period?.by_agent_minor ?? agent?.kept_minor ?? 0;
  // What an agent kept of it is not here.
  const backMinor = period?.back_minor ?? staysMinor - byAgentMinor;
  const back = formatPayment(backMinor);
  const kept = formatPayment(staysMinor - backMinor - byAgentMinor);
  return (
    <>
      <p>
        {staysMinor <= 0
          ? bookingWords.givesNothing
          : period
            ? words.byTerms(back, kept)
            : bookingWords.givesBack(back)}
      </p>
      {byAgentMinor > 0 && <p>{words.byAgent(agent?.name ?? "", formatPayment(byAgentMinor))}</p>}
    </>
  );
}
