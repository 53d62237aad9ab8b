import type { TeamMember } from "@/lib/contract/pages";
import { TeamPortrait } from "./team-portrait";

/** Who there is, in one row: the page of the team tells more of each. */
export function TeamRow({ team }: { team: TeamMember[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-5 gap-y-8 sm:grid-cols-3 lg:grid-cols-6">
      {team.map((person) => (
        <li key={person.id}>
          <TeamPortrait
            person={person}
            sizes="(min-width: 1024px) 16vw, (min-width: 640px) 30vw, 45vw"
            initialsLook="bottom-3 left-3 text-[2.5rem]"
          />
          <h3 className="mt-3 text-[1.1875rem] leading-snug">{person.name}</h3>
          <p className="mt-0.5 text-muted text-small">{person.role}</p>
        </li>
      ))}
    </ul>
  );
}
