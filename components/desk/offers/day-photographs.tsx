import type { Locale } from "@/lib/contract/locales";
import {
  type DraftDay,
  type DraftPhotograph,
  mostPhotographs,
} from "@/lib/contract/offer-document";
import { photographFolder, pictureFile } from "@/lib/site/picture-address";
import { Button } from "../../ui/button";
import { Select } from "../../ui/select";
import { smallFieldLook } from "../fields/field-look";
import { offerWords as words } from "../words/words";
import type { Adding } from "./use-adding";
import { WordsField } from "./words-field";

interface DayPhotographsProps {
  day: DraftDay;
  number: number;
  /** The guest's. */
  language: Locale;
  adding: Adding;
  onChange(day: DraftDay): void;
}

/** Photographs above or below a day: chosen from the device, each sent by itself. */
export function DayPhotographs({ day, number, language, adding, onChange }: DayPhotographsProps) {
  const photographs = day.photographs ?? [];
  const put = (at: number, changes: Partial<DraftPhotograph>) =>
    onChange({
      ...day,
      photographs: photographs.map((each, place) =>
        place === at ? { ...each, ...changes } : each,
      ),
    });
  const id = `${day.id}-photographs`;
  return (
    <fieldset>
      <legend className="font-semibold text-small">{words.photographs}</legend>
      <ul className="space-y-4">
        {photographs.map(({ file, at: place, shows }, at) => (
          <li key={file} className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
            {/* biome-ignore lint/performance/noImgElement: the widths exist already. */}
            <img
              src={pictureFile(`${photographFolder}${file}`, 320)}
              alt={words.photographOf(at + 1, number)}
              width={160}
              height={107}
              className="aspect-[3/2] w-40 rounded-picture bg-paper-deep object-cover"
            />
            <div className="min-w-0 flex-1 basis-72">
              <WordsField
                id={`${id}-${at}`}
                label={words.shows}
                value={shows}
                language={language}
                most={160}
                onChange={(value) => put(at, { shows: value })}
              />
              <div className="mt-2 flex flex-wrap items-center gap-x-2">
                <Select
                  aria-label={words.placeOf(at + 1, number)}
                  value={place}
                  onChange={({ target }) =>
                    put(at, { at: target.value === "over" ? "over" : "under" })
                  }
                  className={smallFieldLook}
                  options={[
                    { value: "over", text: words.above },
                    { value: "under", text: words.below },
                  ]}
                />
                <Button
                  look="quiet"
                  aria-label={words.removePhotograph(at + 1, number)}
                  onClick={() => onChange({ ...day, photographs: photographs.toSpliced(at, 1) })}
                >
                  {words.remove}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
      {photographs.length < mostPhotographs && (
        <label className="mt-2 block text-small">
          <span className="block text-muted text-note">{words.photographsHint}</span>
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/heic,image/heif"
            aria-label={words.ofDay(words.addPhotographs, number)}
            disabled={adding.sending > 0}
            onChange={({ target }) => {
              const files = [...(target.files ?? [])];
              void adding.add(files.slice(0, mostPhotographs - photographs.length));
              // The same file may be chosen again.
              target.value = "";
            }}
            className="mt-1 block w-full max-w-md file:mr-3 file:min-h-11 file:cursor-pointer file:rounded-chip file:border file:border-ink/80 file:bg-paper file:px-5 file:font-semibold disabled:opacity-50"
          />
        </label>
      )}
    </fieldset>
  );
}
