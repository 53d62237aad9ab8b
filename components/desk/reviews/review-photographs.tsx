import { useState } from "react";
import type { DeskReview } from "@/lib/contract/desk/reviews";
import { BusyButton } from "../../form/busy-button";
import { EnlargedPicture } from "../../media/enlarged-picture";
import { reviewWords as words } from "../words/words";

interface ReviewPhotographsProps {
  review: DeskReview;
  busy: boolean;
  onLeaveOut(photograph: string): void;
}

/** What a guest sent with a review. One is left out with a second press, as it is erased then. */
export function ReviewPhotographs({ review, busy, onLeaveOut }: ReviewPhotographsProps) {
  const [asked, setAsked] = useState<string>();
  const { photographs } = review;
  if (photographs.length === 0) return null;
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-3">
        {photographs.map(({ id, picture }, at) => (
          <li key={id}>
            <EnlargedPicture
              picture={{ ...picture, alt: words.photograph(at + 1, photographs.length) }}
              openWords={words.enlarge(at + 1, photographs.length)}
              closeWords={words.closePhotograph}
              className="size-36"
            />
            <BusyButton
              type="button"
              look="quiet"
              busy={busy}
              busyText={words.busy}
              onClick={() => (asked === id ? onLeaveOut(id) : setAsked(id))}
            >
              {asked === id ? words.surely : words.leaveOut}
            </BusyButton>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted text-small">{words.erased}</p>
    </>
  );
}
