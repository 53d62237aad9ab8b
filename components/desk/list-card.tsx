import Link from "next/link";
import type { ReactNode } from "react";
import { languageText } from "./desk-formats";

interface ListCardProps {
  href: string;
  name: string;
  language: Parameters<typeof languageText>[0];
  /** How it stands. */
  state: ReactNode;
  children: ReactNode;
}

/** A request, booking or offer in a list, by whose it is; all of it leads to its page. */
export const ListCard = ({ href, name, language, state, children }: ListCardProps) => (
  <article className="relative rounded-picture border border-line bg-card p-4 has-[a:hover]:border-ink/40 sm:px-5">
    <div className="flex items-start justify-between gap-3">
      <h2 className="min-w-0 font-sans font-semibold text-body tracking-normal">
        <Link
          href={href}
          prefetch={false}
          className="after:absolute after:inset-0 after:rounded-picture"
        >
          {name}
        </Link>
        <span className="font-normal text-muted"> · {languageText(language)}</span>
      </h2>
      {state}
    </div>
    {children}
  </article>
);
