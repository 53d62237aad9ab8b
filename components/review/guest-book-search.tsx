import { KeptQueryScope } from "../ui/kept-query-scope";
import { GuestBookResults, type GuestBookResultsProps } from "./guest-book-results";

/** What is searched in the guest book; only who filters it loads what that needs. */
export default function GuestBookSearch(props: GuestBookResultsProps) {
  return (
    <KeptQueryScope>
      <GuestBookResults {...props} />
    </KeptQueryScope>
  );
}
