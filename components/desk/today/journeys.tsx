import type { ReactNode } from "react";
import type { Journey, Today } from "@/lib/contract/desk/today";
import { daysBetween } from "@/lib/pricing/days";
import { dayText, languageText, weekdayText } from "../desk-formats";
import { deskWords, todayWords as words } from "../words/words";
import { Subject } from "./subject";

/** Who arrives, is on the way and leaves today, then who does in the days to come. */
export function Journeys({ today: { today, journeys } }: { today: Today }) {
  const arriving = journeys.filter(({ starts }) => starts === today);
  const leaving = journeys.filter(({ starts, ends }) => ends === today && starts !== today);
  const travelling = journeys.filter(({ starts, ends }) => starts < today && today < ends);
  return (
    <>
      <div className="grid gap-8 lg:grid-cols-3 print:grid-cols-1 print:gap-4">
        <Group title={words.arrive} journeys={arriving} today={today} isNew />
        <Group title={words.travel} journeys={travelling} today={today} />
        <Group title={words.leave} journeys={leaving} today={today} />
      </div>
      <Coming today={today} journeys={journeys} />
    </>
  );
}

interface GroupProps {
  title: string;
  journeys: Journey[];
  today: string;
  isNew?: boolean;
}

function Group({ title, journeys, today, isNew = false }: GroupProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-xl">{title}</h2>
      {journeys.length === 0 && <p className="mt-2 text-muted">{words.nobody}</p>}
      <ul className="mt-3 space-y-3">
        {journeys.map((journey) => (
          <li key={journey.booking}>
            <Card journey={journey}>
              {isNew
                ? words.until(dayText(journey.ends))
                : words.dayOf(
                    daysBetween(journey.starts, today) + 1,
                    daysBetween(journey.starts, journey.ends) + 1,
                  )}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Card({ journey, children }: { journey: Journey; children: ReactNode }) {
  const { name, phone, language, adults, children: young, tour, wishes } = journey;
  return (
    <article className="break-inside-avoid rounded-picture border border-line bg-card p-4 print:p-2">
      <h3 className="font-sans font-semibold text-body tracking-normal">
        <Subject booking={journey.booking} text={name || journey.booking} />
      </h3>
      <p>{tour}</p>
      <p className="figures text-muted text-small">
        {[deskWords.wish.party(adults, young), languageText(language)].join(" · ")} · {children}
      </p>
      {wishes && (
        <p className="mt-2 whitespace-pre-line border-gold border-l-4 pl-3 text-small">
          <span className="sr-only">{words.wishes}: </span>
          <span lang={language}>{wishes}</span>
        </p>
      )}
      {phone.startsWith("+") && (
        <a
          href={`tel:${phone}`}
          aria-label={words.call(name)}
          className="figures mt-1 inline-flex min-h-11 items-center text-small text-terracotta-deep underline underline-offset-4 print:min-h-0"
        >
          {phone}
        </a>
      )}
    </article>
  );
}

function Coming({ today, journeys }: { today: string; journeys: Journey[] }) {
  const days = new Map<string, { journey: Journey; what: "arrives" | "leaves" }[]>();
  for (const journey of journeys)
    for (const [day, what] of [
      [journey.starts, "arrives"],
      [journey.ends, "leaves"],
    ] as const)
      if (day > today) days.set(day, [...(days.get(day) ?? []), { journey, what }]);
  const until = [...days].filter(([day]) => daysBetween(today, day) <= 7);
  return (
    <section aria-label={words.coming}>
      <h2 className="text-xl">{words.coming}</h2>
      {until.length === 0 && <p className="mt-2 text-muted">{words.nobodyComing}</p>}
      <ol className="mt-3 divide-y divide-line border-line border-y empty:hidden">
        {until
          .sort(([one], [other]) => one.localeCompare(other))
          .map(([day, list]) => (
            <li
              key={day}
              className="items-baseline gap-4 py-3 sm:grid sm:grid-cols-[11rem_minmax(0,1fr)] print:break-inside-avoid"
            >
              <h3 className="font-sans font-semibold text-small tracking-normal">
                {weekdayText(day)}
              </h3>
              <ul>
                {list.map(({ journey, what }) => (
                  <li key={`${journey.booking} ${what}`}>
                    <Subject booking={journey.booking} text={journey.name || journey.booking} />{" "}
                    <span className={what === "arrives" ? "text-acacia" : "text-muted"}>
                      {words[what]}
                    </span>
                    <span className="figures -mt-2 block text-muted text-small">
                      {journey.tour} · {deskWords.wish.party(journey.adults, journey.children)}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
      </ol>
    </section>
  );
}
