import { useTranslations } from "next-intl";
import { Select } from "../../ui/select";
import { roomRange, roomsOf } from "./party-state";
import { usePrice } from "./price-provider";

/** How many rooms or tents; asked only where the party could choose. */
export function RoomsField({ id }: { id: string }) {
  const t = useTranslations("TourPrice");
  const { offer, party, change } = usePrice();
  const { least, most } = roomRange(party, offer);
  if (least >= most) return null;
  const choices = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <div className="px-3 py-2.5">
      <label htmlFor={id} className="block text-muted text-note">
        {t("rooms")}
      </label>
      <Select
        id={id}
        className="h-9 bg-transparent"
        value={roomsOf(party, offer)}
        onChange={(event) => change({ rooms: Number(event.target.value) })}
      >
        {choices.map((rooms) => (
          <option key={rooms} value={rooms}>
            {t(offer.shared && rooms === least ? "roomsShared" : "roomCount", { rooms })}
          </option>
        ))}
      </Select>
    </div>
  );
}
