import { useState } from "react";
import type { OfferLibrary } from "@/lib/contract/desk/offers";
import { Button } from "../../ui/button";
import { Select } from "../../ui/select";
import { smallFieldLook } from "../fields/field-look";
import { offerWords as words } from "../words/words";

interface DayLibraryProps {
  library: OfferLibrary;
  /** How many days there are already. */
  count: number;
  /** Puts a day of the library in, or one of our own words, after so many others. */
  onPut(block: string | null, after: number): void;
}

const mostShown = 30;
const drivingHours = [0, 3, 5, 7];
const control = `w-full ${smallFieldLook}`;

/** The library of days, by place, theme and driving time; one is put in where it belongs. */
export function DayLibrary({ library: { days }, count, onPut }: DayLibraryProps) {
  const [after, setAfter] = useState<number>();
  const [place, setPlace] = useState("");
  const [theme, setTheme] = useState("");
  const [hours, setHours] = useState("");
  const places = sorted(days.flatMap((day) => day.places));
  const themes = sorted(days.flatMap((day) => day.themes));
  const found = days.filter(
    (day) =>
      (!place || day.places.includes(place) || day.night === place) &&
      (!theme || day.themes.includes(theme)) &&
      (!hours || day.hours <= Number(hours)),
  );
  const where = Math.min(after ?? count, count);
  const put = (block: string | null) => {
    onPut(block, where);
    if (after !== undefined) setAfter(where + 1);
  };
  return (
    <details className="mt-3 rounded-picture border border-line bg-card">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">{words.putIn}</summary>
      <div className="border-line border-t p-4">
        <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
          <Choice
            label={words.putInAfter}
            value={String(where)}
            onChange={(v) => setAfter(Number(v))}
          >
            <option value="0">{words.putInFirst}</option>
            {Array.from({ length: count }, (_, at) => at + 1).map((day) => (
              <option key={day} value={day}>
                {words.day(day)}
              </option>
            ))}
          </Choice>
          <Choice label={words.place} value={place} onChange={setPlace}>
            <option value="">{words.anyPlace}</option>
            {places.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Choice>
          <Choice label={words.theme} value={theme} onChange={setTheme}>
            <option value="">{words.anyTheme}</option>
            {themes.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Choice>
          <Choice label={words.driving} value={hours} onChange={setHours}>
            <option value="">{words.anyDriving}</option>
            {drivingHours.map((each) => (
              <option key={each} value={each}>
                {words.drivingUpTo(each)}
              </option>
            ))}
          </Choice>
        </div>
        <p className="mt-3 text-muted text-small" role="status">
          {words.found(found.length)}
        </p>
        <ul className="mt-1 max-h-80 divide-y divide-line overflow-y-auto">
          <li className="py-1">
            <Button look="quiet" className="text-left" onClick={() => put(null)}>
              + {words.ownDay}
            </Button>
          </li>
          {found.slice(0, mostShown).map(({ id, title, night, hours: driven }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 py-1">
              <Button
                look="quiet"
                className="text-left"
                aria-label={words.putInDay(title)}
                onClick={() => put(id)}
              >
                + {title}
              </Button>
              <span className="text-muted text-small">
                {[night, words.hours(driven)].filter(Boolean).join(", ")}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const sorted = (names: string[]) => [...new Set(names)].sort((a, b) => a.localeCompare(b));

interface ChoiceProps {
  label: string;
  value: string;
  onChange(value: string): void;
  children: React.ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <label className="min-w-0 text-small">
      <span className="block text-muted">{label}</span>
      <Select value={value} onChange={(event) => onChange(event.target.value)} className={control}>
        {children}
      </Select>
    </label>
  );
}
