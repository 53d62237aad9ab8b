import type { Locale } from "@/lib/contract/locales";
import type { DraftDay, OwnWords } from "@/lib/contract/offer-document";
import { offerWords as words } from "../words/words";
import { DayPhotographs } from "./day-photographs";
import type { Adding } from "./use-adding";
import { WordsField } from "./words-field";

interface DayWordsProps {
  day: DraftDay;
  number: number;
  /** The guest's. */
  language: Locale;
  adding: Adding;
  onChange(day: DraftDay): void;
}

/** What is ours of a day: its title, words above, below and in place of the library's, photographs. */
export function DayWords({ day, number, language, adding, onChange }: DayWordsProps) {
  const field = (
    name: "title" | "over" | "text" | "under",
    label: string,
    size: { rows?: number; most: number },
  ) => (
    <WordsField
      id={`${day.id}-${name}`}
      label={label}
      value={day[name] ?? null}
      language={language}
      {...size}
      onChange={(value: OwnWords | null) => onChange({ ...day, [name]: value })}
    />
  );
  const isOurs = day.block === null;
  return (
    <div className="mt-2 space-y-3 border-gold border-l-4 pl-4">
      {field("title", words.dayTitle, { most: 120 })}
      {isOurs ? (
        field("text", words.dayText, { rows: 4, most: 4000 })
      ) : (
        <>
          {field("over", words.dayOver, { rows: 2, most: 2000 })}
          {field("text", words.dayInstead, { rows: 2, most: 4000 })}
          {field("under", words.dayUnder, { rows: 2, most: 2000 })}
        </>
      )}
      {isOurs && <Meals day={day} number={number} onChange={onChange} />}
      <DayPhotographs {...{ day, number, language, adding, onChange }} />
    </div>
  );
}

const allMeals = ["breakfast", "lunch", "dinner"] as const;

/** What is eaten on a day of our own; the library knows it of the others. */
function Meals({ day, number, onChange }: Omit<DayWordsProps, "language" | "adding">) {
  const eaten = day.meals ?? [];
  return (
    <fieldset className="flex flex-wrap gap-x-5 text-small">
      <legend className="sr-only">{words.mealsOf(number)}</legend>
      {allMeals.map((meal) => (
        <label key={meal} className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            checked={eaten.includes(meal)}
            onChange={({ target }) =>
              onChange({
                ...day,
                meals: allMeals.filter((each) =>
                  each === meal ? target.checked : eaten.includes(each),
                ),
              })
            }
            className="size-5 accent-terracotta"
          />
          {words.meals[meal]}
        </label>
      ))}
    </fieldset>
  );
}
