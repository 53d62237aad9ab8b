import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { FormNotice } from "@/components/form/form-notice";
import { Stepper } from "@/components/form/stepper";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import type { Offer, OfferJourney } from "@/lib/contract/offers";
import { formatPayment } from "@/lib/i18n/format";
import { GuestPart } from "../status/guest-part";
import { useCall } from "../status/use-call";
import { type Talk, useAsk } from "./use-ask";

interface PartyPartProps {
  talk: Talk;
  /** As it is shown, perhaps for another party already. */
  journey: OfferJourney;
  /** Whether that is another party than the offer was made for. */
  isOther: boolean;
  /** The offer for another party, or as it was sent. */
  onParty(offer: Offer | undefined): void;
}

const most = { adults: 40, children: 20 };
const usualAge = 10;

/** Who else comes, or does not: with its price where the catalogue knows it, else a question in one tap. */
export function PartyPart({ talk, journey, isOther, onParty }: PartyPartProps) {
  const t = useTranslations("Offer.party");
  const words = useTranslations("TourPrice");
  const { offer } = talk.open;
  const bounds = offer.party;
  const [adults, setAdults] = useState(journey.adults);
  const [children, setChildren] = useState(journey.children);
  const asked = useAsk(talk);
  const { call, busy, failure } = useCall(() => import("./offer-calls"));
  const isSame = adults === journey.adults && inOrder(children) === inOrder(journey.children);
  const room = (bounds?.people ?? most.adults) - adults - children.length;
  // Whom the offer was made for may be younger than the catalogue takes.
  const least = bounds?.min_age ?? 0;
  const ages = agesFrom(0).filter(
    (age) => age >= least || [...children, ...(offer.journey?.children ?? [])].includes(age),
  );
  const takesMore = room > 0 && least < 18;
  // What was pressed goes away: one goes on at what came of it.
  const [times, setTimes] = useState(0);
  const result = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (times > 0) result.current?.focus();
  }, [times]);
  const show = () =>
    call(async ({ offerForParty }) => {
      onParty(await offerForParty(talk.open, adults, children));
      setTimes(times + 1);
    });
  const back = () => {
    setAdults(offer.journey?.adults ?? adults);
    setChildren(offer.journey?.children ?? children);
    onParty(undefined);
    setTimes(times + 1);
  };
  const ask = () => {
    const ages = children.join(", ") || "none";
    return asked.ask(t("question", { adults, children: children.length, ages }));
  };
  const count = (wanted: number) =>
    setChildren(
      Array.from({ length: wanted }, (_, at) => children[at] ?? Math.max(usualAge, least)),
    );
  return (
    <div className="mt-8 max-w-2xl">
      <GuestPart title={t("title")} screen>
        <p className="text-muted">{bounds ? t("text") : t("fixedText", { name: offer.answers })}</p>
        <div className="mt-5 max-w-md space-y-4">
          <Stepper
            id="offer-adults"
            label={words("adults")}
            value={adults}
            least={bounds?.adults.least ?? 1}
            most={Math.min(bounds?.adults.most ?? most.adults, adults + Math.max(room, 0))}
            onChange={setAdults}
          />
          <Stepper
            id="offer-children"
            label={words("children")}
            value={children.length}
            least={bounds?.children.least ?? 0}
            most={takesMore ? (bounds?.children.most ?? most.children) : children.length}
            onChange={count}
          />
          {children.map((age, at) => (
            <label
              // biome-ignore lint/suspicious/noArrayIndexKey: a child is known by its place alone.
              key={at}
              className="flex items-center justify-between gap-4 text-small"
            >
              {words("childAge", { number: at + 1 })}
              <Select
                value={age}
                onChange={(event) => setChildren(children.with(at, Number(event.target.value)))}
                className="min-h-12 rounded-picture border border-muted/70 bg-card px-3"
                options={ages.map((each) => ({
                  value: each,
                  text: String(each),
                }))}
              />
            </label>
          ))}
        </div>
        <FormNotice tone="bad" text={failure || asked.failure} />
        <FormNotice tone="good" text={asked.said} />
        <div className="mt-5 flex flex-wrap gap-3">
          {!isSame && (
            <BusyButton
              type="button"
              look="outline"
              busy={busy || asked.busy}
              busyText={t("busy")}
              onClick={() => void (bounds ? show() : ask())}
            >
              {bounds ? t("show") : t("ask")}
            </BusyButton>
          )}
          {isOther && (
            <Button look="quiet" onClick={back}>
              {t("back")}
            </Button>
          )}
        </div>
        <p
          ref={result}
          tabIndex={-1}
          role="status"
          // Beside it what floats at the foot of a phone has room.
          className="figures mt-3 font-semibold empty:hidden max-md:pe-16"
        >
          {times > 0 &&
            isSame &&
            `${t("shown", {
              adults,
              children: children.length,
              ages: children.join(", ") || "none",
            })} ${formatPayment(journey.price.total_minor)}`}
        </p>
      </GuestPart>
    </div>
  );
}

const inOrder = (ages: number[]) => ages.toSorted((a, b) => a - b).join();
const agesFrom = (least: number) => Array.from({ length: 18 - least }, (_, at) => least + at);
