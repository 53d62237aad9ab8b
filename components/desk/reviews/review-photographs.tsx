import type { DeskReview } from "@/lib/contract/desk/reviews";
import { EnlargedPicture } from "../../media/enlarged-picture";
import { SecondPress } from "../second-press";
import { reviewWords as words } from "../words/words";

interface ReviewPhotographsProps {
  review: DeskReview;
  busy: boolean;
  onLeaveOut(photograph: string): void;
}

/** What a guest sent with a review. One is left out with a second press, as it is erased then. */
export function ReviewPhotographs({ review, busy, onLeaveOut }: ReviewPhotographsProps) {
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
            <SecondPress
              look="quiet"
              busy={busy}
              busyText={words.busy}
              surely={words.surely}
              onDo={() => onLeaveOut(id)}
            >
              {words.leaveOut}
            </SecondPress>
          </li>
        ))}
      </ul>
      <p className="mt-1 text-muted text-small">{words.erased}</p>
    </>
  );
}
