import type { Associate } from "@/lib/contract/pages";
import { Picture } from "../media/picture";

/** Those the operator works with, each below the scene of their work. */
export function AssociateGrid({ associates }: { associates: Associate[] }) {
  return (
    <ul className="grid gap-x-7 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {associates.map(({ id, name, text, picture }) => (
        <li key={id}>
          <Picture
            picture={picture}
            sizes="(min-width: 1024px) 370px, (min-width: 640px) 46vw, 92vw"
            className="aspect-3/2 w-full rounded-picture"
          />
          <h3 className="mt-4 text-[1.375rem] leading-snug">{name}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
