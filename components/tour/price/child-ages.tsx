import { useTranslations } from "next-intl";
import { Select } from "../../ui/select";
import { usePrice } from "./price-provider";

const adultAge = 18;

/** The age of each child on the first day of the trip. */
export function ChildAges({ id }: { id: string }) {
  const t = useTranslations("TourPrice");
  const { offer, party, change } = usePrice();
  const ages = Array.from({ length: adultAge - offer.minAge }, (_, index) => offer.minAge + index);
  const setAge = (position: number, age: number) =>
    change({
      children: party.children.map((before, index) => (index === position ? age : before)),
      rooms: null,
    });
  return (
    <div className="grid grid-cols-2 gap-x-4 px-3 py-2.5">
      {party.children.map((age, index) => (
        // Children have no name here: their place in the row is who they are.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <div key={index} className="flex items-center justify-between gap-2">
          <label htmlFor={`${id}-${index}`} className="text-muted text-note">
            {t("childAge", { number: index + 1 })}
          </label>
          <Select
            id={`${id}-${index}`}
            className="figures h-11 bg-transparent"
            value={age}
            onChange={(event) => setAge(index, Number(event.target.value))}
            options={ages.map((choice) => ({ value: choice, text: choice }))}
          />
        </div>
      ))}
      {offer.minAge > 0 && (
        <p className="col-span-2 pt-1 text-muted text-note">{t("minAge", { age: offer.minAge })}</p>
      )}
    </div>
  );
}
