import type { Associate, Emblem } from "@/lib/contract/pages";
import { Picture } from "../media/picture";

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

/** Each in a square of 48; solid, like the shapes of the scenes. */
const shapes: Record<Emblem, string> = {
  tent: "M24 8 4 40h11l9-17 9 17h11zM24 29l-6 11h12zM23 4h2v5h-2z",
  plane:
    "M24 3c2 0 3.200 3 3.200 7v7.500L45 28v4.500L27.200 28l-.9 9.500L32 42v3l-8-2-8 2v-3l5.700-4.500-.9-9.500L3 32.500V28l17.800-10.500V10c0-4 1.200-7 3.200-7z",
  cross: "M18 5h12v13h13v12H30v13H18V30H5V18h13z",
  load: "M11 4h26a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3zM24 17a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM13 17h3.200l1.800 7.500 3 1.500h6l3-1.500 1.800-7.500H35l-2 9.500-4.500 3.500V46h-3.300V36h-2.400v10h-3.300V30L15 26.500z",
  hut: "M24 4c5 9 12 16 20 21-13 5-27 5-40 0C12 20 19 13 24 4zM9 29c10 3 20 3 30 0v13c-3 1-6.500 1.700-10 2V34H19v10c-3.500-.3-7-1-10-2z",
  wheel:
    "M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42zm0 7a14 14 0 1 0 0 28 14 14 0 0 0 0-28zm0 9a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM22.500 10h3v9h-3zm0 19h3v9h-3zM10 22.500h9v3h-9zm19 0h9v3h-9z",
};

/** What an associate does, as one shape. */
function EmblemMark({ emblem, className }: { emblem: Emblem; className: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      <path fill="currentColor" fillRule="evenodd" d={shapes[emblem]} />
    </svg>
  );
}
