import { useTranslations } from "next-intl";
import type { TeamMember } from "@/lib/contract/pages";
import { TeamPortrait } from "./team-portrait";

/**
 * Nobody stands alone in the last row, two or three wide: where one would, the first is shown across
 * the page with the words beside, and of two that would, the first two share a row.
 */
const width =
  "lg:col-span-2 sm:max-lg:nth-1:nth-last-[odd]:col-span-2 lg:nth-1:nth-last-[3n+1]:col-span-6 lg:nth-1:nth-last-[3n+1]:grid lg:nth-1:nth-last-[3n+1]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:nth-1:nth-last-[3n+1]:items-center lg:nth-1:nth-last-[3n+1]:gap-x-10 lg:nth-1:nth-last-[3n+2]:col-span-3 lg:nth-2:nth-last-[3n+1]:col-span-3";

/** The team with what is told of each; the first portrait is the first picture of the page. */
export function TeamGrid({ team }: { team: TeamMember[] }) {
  const t = useTranslations("Company");
  const words = useTranslations("Vocabulary.language");
  const language = (code: string) => (words.has(code as "en") ? words(code as "en") : code);
  return (
    <ul className="grid gap-x-7 gap-y-14 sm:grid-cols-2 lg:grid-cols-6">
      {team.map((person, at) => (
        <li key={person.id} className={width}>
          <TeamPortrait
            person={person}
            priority={at === 0}
            sizes={
              at === 0 && team.length % 3 === 1
                ? "(min-width: 1024px) 55vw, 92vw"
                : "(min-width: 1600px) 480px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, 92vw"
            }
            initialsLook="bottom-4 left-5 text-[4.5rem]"
          />
          <div>
            <h2 className="mt-4 text-[1.5rem]">{person.name}</h2>
            <p className="font-semibold text-small text-terracotta-deep">{person.role}</p>
            <p className="mt-3">{person.bio}</p>
            <p className="mt-3 text-muted text-note">
              {[
                ...(person.since ? [t("since", { year: String(person.since) })] : []),
                ...(person.speaks.length > 0
                  ? [t("speaks", { languages: person.speaks.map(language).join(", ") })]
                  : []),
              ].join("\u00a0· ")}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
