import { useTranslations } from "next-intl";
import { useId } from "react";
import { formatDay } from "@/lib/i18n/format";
import { listText } from "@/lib/i18n/list-text";
import { isDay } from "@/lib/pricing/days";
import { Stepper } from "../../form/stepper";
import { useEarlyAnswers } from "../../form/use-early-answers";
import { Select } from "../../ui/select";
import { ChildAges } from "./child-ages";
import { daysInstead, roomRange, roomsOf } from "./party-state";
import { usePrice } from "./price-provider";
import { StartFace } from "./start-face";

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
          look="cell"
          id={`${id}-adults`}
          label={t("adults")}
          value={party.adults}
          least={1}
          most={party.adults + room}
          onChange={(adults) => change({ adults, rooms: null })}
        />
        <Stepper
          look="cell"
          id={`${id}-children`}
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

/** How many rooms or tents; asked only where the party could choose. */
function RoomsField({ id }: { id: string }) {
  const t = useTranslations("TourPrice");
  const { offer, party, change } = usePrice();
  const { least, most } = roomRange(party, offer);
  useEarlyAnswers(id, ([rooms]) => {
    if (Number(rooms) !== roomsOf(party, offer)) change({ rooms: Number(rooms) });
  });
  if (least >= most) return null;
  const choices = Array.from({ length: most - least + 1 }, (_, index) => least + index);
  return (
    <div className="px-3 py-2.5">
      <label htmlFor={id} className="block text-muted text-note">
        {t("rooms")}
      </label>
      <Select
        id={id}
        name={id}
        className="h-9 bg-transparent"
        value={roomsOf(party, offer)}
        onChange={(event) => change({ rooms: Number(event.target.value) })}
        options={choices.map((rooms) => ({
          value: rooms,
          text: t(offer.shared && rooms === least ? "roomsShared" : "roomCount", { rooms }),
        }))}
      />
    </div>
  );
}

/** The first day: one on which a private tour runs, one of the fixed dates of a shared one. */
function StartField({ id }: { id: string }) {
  const t = useTranslations("TourPrice");
  const { offer, party, change } = usePrice();
  const look = "h-9 bg-transparent text-body outline-offset-4";
  const words = useTranslations("Runs");
  const { locale } = offer;
  const instead = daysInstead(party, offer).map((day) => formatDay(day, locale, "full"));
  const isWrong = instead.length > 0;
  const note = isWrong ? words("nearest", { dates: listText(instead, locale) }) : offer.runsNote;
  useEarlyAnswers(id, ([starts]) => starts && change({ starts }));
  const dated = offer.departures.find(({ starts }) => starts === party.starts);
  const chosen = offer.shared
    ? dated?.text
    : isDay(party.starts) && formatDay(party.starts, locale);
  return (
    <div className="px-3 py-2.5">
      <label htmlFor={id} className="block text-muted text-note">
        {t(offer.shared ? "departure" : "start")}
      </label>
      <div className="relative h-9">
        {offer.shared ? (
          <Select
            id={id}
            name={id}
            className={look}
            value={dated ? party.starts : ""}
            onChange={(event) => change({ starts: event.target.value })}
          >
            {!dated && <option value="">{t("chooseDate")}</option>}
            {offer.departures.map(({ starts, text, seatsLeft }) => (
              <option key={starts} value={starts} disabled={seatsLeft === 0}>
                {`${text} · ${seatsLeft === 0 ? t("full") : t("seats", { seats: seatsLeft })}`}
              </option>
            ))}
          </Select>
        ) : (
          <input
            id={id}
            name={id}
            type="date"
            className={`${look} peer figures block w-full`}
            min={offer.earliest}
            value={party.starts}
            onChange={(event) => change({ starts: event.target.value })}
            aria-invalid={isWrong || undefined}
            aria-describedby={note ? `${id}-note` : undefined}
          />
        )}
        <StartFace chosen={chosen || t("chooseDate")} />
      </div>
      <p
        id={`${id}-note`}
        role="status"
        className={`text-note ${isWrong ? "font-semibold text-danger" : "text-muted"}`}
      >
        {note}
      </p>
    </div>
  );
}
