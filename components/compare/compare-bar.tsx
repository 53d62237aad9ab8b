"use client";

import { routes } from "@/lib/site/routes";
import { withTourIds } from "@/lib/site/tour-ids";
import { Icon } from "../ui/icons";
import { SiteLink } from "../ui/site-link";
import { useCompare } from "./compare-store";

export interface CompareBarWords {
  label: string;
  /** “2 tours to compare” for each number there can be, so that no plural rule is sent along. */
  counts: string[];
  compare: string;
  clear: string;
}

/** What is chosen to be compared, at the foot of every page, beside what floats there. */
export function CompareBar({ words }: { words: CompareBarWords }) {
  const { ids, clear } = useCompare();
  return (
    <section
      aria-label={words.label}
      className="fixed bottom-[calc(1rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] left-4 z-30 flex min-h-13 max-w-[calc(100vw-6.5rem)] items-center rounded-chip bg-night pl-5 text-paper text-small shadow-float lg:left-8 print:hidden"
    >
      <p role="status" className="figures py-2 leading-tight">
        <span className="max-[24rem]:sr-only">{words.counts[ids.length - 1]}</span>
        <span aria-hidden="true" className="font-semibold min-[24rem]:hidden">
          {ids.length}
        </span>
      </p>
      <SiteLink
        href={withTourIds(routes.compare, ids)}
        className="inline-flex min-h-13 items-center px-4 font-semibold underline decoration-2 decoration-gold underline-offset-6 hover:decoration-paper focus-visible:outline-paper"
      >
        {words.compare}
      </SiteLink>
      <button
        type="button"
        aria-label={words.clear}
        title={words.clear}
        onClick={clear}
        className="grid size-11 shrink-0 place-items-center rounded-chip text-mist hover:text-paper focus-visible:outline-paper"
      >
        <Icon name="close" className="size-4" />
      </button>
    </section>
  );
}
