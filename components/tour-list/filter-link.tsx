import type { MouseEvent, ReactNode } from "react";
import { SiteLink } from "../ui/site-link";
import { type FilterPatch, filterSpelling } from "./filter-state";
import type { FinderViewProps } from "./finder-props";

interface FilterLinkProps extends Pick<FinderViewProps, "state" | "address" | "update"> {
  patch: FilterPatch;
  "aria-label"?: string;
  className: string;
  children: ReactNode;
}

/** A link to the list with other filters: an address of its own, which the list here can become. */
export function FilterLink({ state, address, update, patch, ...rest }: FilterLinkProps) {
  const change = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    update(patch);
  };
  return (
    <SiteLink
      href={filterSpelling.write(address, { ...state, page: 1, ...patch })}
      rel="nofollow"
      onClick={change}
      className={rest.className}
      aria-label={rest["aria-label"]}
    >
      {rest.children}
    </SiteLink>
  );
}
