import type { Associate } from "@/lib/contract/pages";
import { Picture } from "../media/picture";
import { EmblemMark } from "./emblem-mark";

/** Those the operator works with: an emblem on a drawn scene, as the team has its initials. */
export function AssociateGrid({ associates }: { associates: Associate[] }) {
  return (
    <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {associates.map(({ id, emblem, name, text, picture }) => (
        <li key={id}>
          <div className="relative isolate aspect-3/2 overflow-hidden rounded-picture">
            <Picture
              picture={picture}
              sizes="(min-width: 1024px) 370px, (min-width: 640px) 46vw, 92vw"
              className="absolute inset-0 -z-2 h-full w-full"
            />
            <div className="absolute inset-0 -z-1 bg-linear-to-t from-night/70 via-night/40 via-40% to-transparent to-75%" />
            <EmblemMark
              emblem={emblem}
              className="absolute bottom-4 left-5 size-14 text-paper drop-shadow-[0_2px_10px_rgb(27_34_56/0.7)]"
            />
          </div>
          <h3 className="mt-4 text-[1.375rem] leading-snug">{name}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
