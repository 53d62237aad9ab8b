import { useTranslations } from "next-intl";
import { useId } from "react";
import { ChildAges } from "./child-ages";
import { usePrice } from "./price-provider";
import { RoomsField } from "./rooms-field";
import { StartField } from "./start-field";
import { Stepper } from "./stepper";

/** Who travels, and when. */
export function PartyForm() {
  const t = useTranslations("TourPrice");
  const { offer, party, change } = usePrice();
  const id = useId();
  const room = offer.partyMax - party.adults - party.children.length;
  const setChildren = (count: number) =>
    change({
      children: Array.from(
        { length: count },
        (_, index) => party.children[index] ?? Math.max(10, offer.minAge),
      ),
      rooms: null,
    });
  return (
    <div className="divide-y divide-line rounded-picture border border-line bg-card">
      <StartField id={`${id}-start`} />
      <div className="grid grid-cols-2 divide-x divide-line">
        <Stepper
          label={t("adults")}
          value={party.adults}
          least={1}
          most={party.adults + room}
          onChange={(adults) => change({ adults, rooms: null })}
        />
        <Stepper
          label={t("children")}
          value={party.children.length}
          least={0}
          // Older than any child: the tour takes adults only.
          most={offer.minAge > 17 ? 0 : party.children.length + room}
          onChange={setChildren}
        />
      </div>
      {party.children.length > 0 && <ChildAges id={`${id}-age`} />}
      {offer.nights > 0 && <RoomsField id={`${id}-rooms`} />}
    </div>
  );
}
