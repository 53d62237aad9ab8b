import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useCallback } from "react";
import { routes } from "@/lib/site/routes";
import { AddressReader } from "../address/address-reader";
import { useAddressState } from "../address/use-address-state";
import { useEarlyChoice } from "../address/use-early-choice";
import { GuestBookFields } from "./guest-book-fields";
import { GuestBookResults } from "./guest-book-results";
import { type GuestBookState, guestBookSpelling, wholeGuestBook } from "./guest-book-state";

export interface GuestBookFinderProps {
  /** Which page of the whole guest book this one is. */
  page: number;
  /** The page as it came from the server. */
  children: ReactNode;
}

/** The page from the server, or what the filter of the address finds in its place. */
export function GuestBookFinder({ page, children }: GuestBookFinderProps) {
  const t = useTranslations("GuestBook");
  const router = useRouter();
  const { state, isRead, go, setSearch } = useAddressState(guestBookSpelling);
  const goTo = useCallback(
    (next: GuestBookState) => {
      // A later page has its own address, where a filter would begin in the middle.
      if (page > 1) router.push(guestBookSpelling.write(routes.guestbook, next));
      else go(next);
    },
    [page, router, go],
  );
  const form = useEarlyChoice(guestBookSpelling, isRead, goTo);
  const isWhole = guestBookSpelling.write("", state) === "";
  return (
    <div>
      <AddressReader onRead={setSearch} />
      <form
        ref={form}
        // A browser that fills in what was chosen on an earlier visit would choose for the visitor.
        autoComplete="off"
        aria-label={t("filters")}
        onSubmit={(event) => event.preventDefault()}
        className="mb-10 noscript:hidden"
      >
        <GuestBookFields state={state} update={(patch) => goTo({ ...state, ...patch })} />
      </form>
      {isWhole ? children : <GuestBookResults state={state} lift={() => goTo(wholeGuestBook)} />}
    </div>
  );
}
