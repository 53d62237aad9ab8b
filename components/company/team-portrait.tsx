import type { TeamMember } from "@/lib/contract/pages";
import { isShipped } from "@/lib/site/picture-address";
import { Picture } from "../media/picture";

interface TeamPortraitProps {
  person: TeamMember;
  sizes: string;
  /** Where the initials stand, and how large. */
  initialsLook: string;
  /** The first picture of its page. */
  priority?: boolean;
}

/** Somebody by their photograph; else as a monogram on a drawn scene, as nobody is drawn realistically. */
export function TeamPortrait({ person, sizes, initialsLook, priority }: TeamPortraitProps) {
  const isDrawn = isShipped(person.picture.url);
  return (
    <div className="relative isolate aspect-4/3 overflow-hidden rounded-picture">
      <Picture
        picture={person.picture}
        sizes={sizes}
        priority={priority}
        alt={isDrawn ? "" : person.picture.alt}
        className="absolute inset-0 -z-1 h-full w-full"
      />
      {isDrawn && (
        <p
          aria-hidden="true"
          className={`absolute font-semibold font-serif text-paper leading-none drop-shadow-[0_2px_12px_rgb(27_34_56/0.6)] ${initialsLook}`}
        >
          {initials(person.name)}
        </p>
      )}
    </div>
  );
}

function initials(name: string): string {
  return name
    .split(/\s+/)
    .map((part) => part.charAt(0))
    .join("");
}
