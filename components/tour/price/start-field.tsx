import { useTranslations } from "next-intl";
import { Select } from "../../ui/select";
import { usePrice } from "./price-provider";

/** The first day: any day for a private tour, one of the fixed dates for a shared one. */
export function StartField({ id }: { id: string }) {
  const t = useTranslations("TourPrice");
  const { offer, party, change } = usePrice();
  const look = "h-9 bg-transparent text-body outline-offset-4";
  const known = offer.departures.some(({ starts }) => starts === party.starts);
  return (
    <div className="px-3 py-2.5">
      <label htmlFor={id} className="block text-muted text-note">
        {t(offer.shared ? "departure" : "start")}
      </label>
      {offer.shared ? (
        <Select
          id={id}
          className={look}
          value={known ? party.starts : ""}
          onChange={(event) => change({ starts: event.target.value })}
        >
          {!known && <option value="">{t("chooseDate")}</option>}
          {offer.departures.map(({ starts, text, seatsLeft }) => (
            <option key={starts} value={starts} disabled={seatsLeft === 0}>
              {`${text} · ${seatsLeft === 0 ? t("full") : t("seats", { seats: seatsLeft })}`}
            </option>
          ))}
        </Select>
      ) : (
        <input
          id={id}
          type="date"
          className={`${look} figures block w-full`}
          min={offer.earliest}
          value={party.starts}
          onChange={(event) => change({ starts: event.target.value })}
        />
      )}
    </div>
  );
}
