"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { callDesk } from "./call-desk";
import { DeskIcon, type DeskIconName } from "./desk-icon";
import { deskWords } from "./desk-words";

interface Screen {
  href: string;
  name: string;
  icon: DeskIconName;
}

/** The way to the other screens: a bar at the thumb on phones, a column at the side on desktops. */
export function DeskNav({ screens, brand }: { screens: Screen[]; brand: string }) {
  // What the browser shows, or the folder that it lies in here.
  const path = usePathname().replace(/^\/desk(?=\/|$)/, "") || "/";
  const isHere = (href: string) =>
    path === href || path.startsWith(href === "/" ? "/requests/" : `${href}/`);
  const signOut = () =>
    callDesk("sign-out", {}).finally(() => {
      window.location.assign("/sign-in");
    });
  return (
    <nav
      aria-label={deskWords.nav.label}
      className="fixed inset-x-0 bottom-0 z-10 flex border-line border-t bg-card lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:gap-1 lg:border-0 lg:bg-night lg:p-4 lg:text-mist"
    >
      <p className="hidden px-2 pt-2 pb-8 font-semibold font-serif text-paper text-xl lg:block">
        {brand}
        <span className="text-gold">.</span>
      </p>
      {screens.map(({ href, name, icon }) => (
        <Link
          key={href}
          href={href}
          prefetch={false}
          aria-current={isHere(href) ? "page" : undefined}
          className="flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-muted text-note aria-[current]:font-semibold aria-[current]:text-terracotta-deep lg:min-h-11 lg:flex-none lg:flex-row lg:justify-start lg:gap-3 lg:rounded-picture lg:px-2 lg:text-mist lg:text-small lg:aria-[current]:bg-night-soft lg:aria-[current]:text-paper"
        >
          <DeskIcon name={icon} />
          {name}
        </Link>
      ))}
      <button
        type="button"
        onClick={signOut}
        className="hidden min-h-11 px-2 text-left text-small lg:mt-auto lg:block"
      >
        {deskWords.signIn.out}
      </button>
    </nav>
  );
}
