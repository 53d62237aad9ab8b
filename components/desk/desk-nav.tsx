"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useState } from "react";
import { Button } from "../ui/button";
import { callDesk } from "./call-desk";
import { DeskIcon, type DeskIconName } from "./desk-icon";
import { Failure } from "./failure";
import { useAction } from "./use-action";
import { forgetTyped, waitsToBeSent } from "./use-kept-text";
import { deskWords } from "./words/words";

export interface Screen {
  href: string;
  name: string;
  icon: DeskIconName;
}

interface DeskNavProps {
  /** The screens of every day, at the thumb. */
  daily: Screen[];
  /** What is needed now and then; on phones behind one more tap. */
  others: Screen[];
  brand: string;
}

const item =
  "min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-muted text-[0.75rem] tracking-tight min-[24rem]:text-note min-[24rem]:tracking-normal aria-[current]:font-semibold aria-[current]:text-terracotta-deep lg:min-h-11 lg:flex-none lg:flex-row lg:justify-start lg:gap-3 lg:rounded-picture lg:px-2 lg:text-mist lg:text-small lg:aria-[current]:bg-night-soft lg:aria-[current]:text-paper";
const row =
  "flex min-h-12 w-full items-center gap-3 px-4 text-small aria-[current]:font-semibold aria-[current]:text-terracotta-deep";

/** The way to the other screens: a bar at the thumb on phones, a column at the side on desktops. */
export function DeskNav({ daily, others, brand }: DeskNavProps) {
  // What the browser shows, or the folder that it lies in here.
  const path = usePathname().replace(/^\/desk(?=\/|$)/, "") || "/";
  const within = (href: string) => path === href || path.startsWith(`${href}/`);
  const isElsewhere = [...daily, ...others].some(({ href }) => href !== "/" && within(href));
  const current = (href: string) =>
    (href === "/" ? !isElsewhere : within(href)) ? ("page" as const) : undefined;
  const { busy, failure, act } = useAction();
  const signOut = () =>
    act(async () => {
      await callDesk("sign-out", {});
      forgetTyped();
      window.location.assign("/sign-in");
    });
  const [askedAt, setAskedAt] = useState<string>();
  const isAsked = askedAt === path;
  const press = () => {
    if (waitsToBeSent()) setAskedAt(path);
    else void signOut();
  };
  const signOutAnyway = () => {
    setAskedAt(undefined);
    void signOut();
  };
  const link = ({ href, name, icon }: Screen, className: string) => (
    <Link
      key={href}
      href={href}
      prefetch={false}
      aria-current={current(href)}
      className={className}
    >
      <DeskIcon name={icon} />
      {name}
    </Link>
  );
  return (
    <>
      <nav
        aria-label={deskWords.nav.label}
        className="fixed inset-x-0 bottom-0 z-10 flex border-line border-t bg-card lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:gap-1 lg:border-0 lg:bg-night lg:p-4 lg:text-mist print:hidden"
      >
        <p className="hidden px-2 pt-2 pb-8 font-semibold font-serif text-paper text-xl lg:block">
          {brand}
          <span className="text-gold">.</span>
        </p>
        {daily.map((screen) => link(screen, `flex ${item}`))}
        {others.map((screen) => link(screen, `hidden lg:flex ${item}`))}
        <details className="relative flex min-w-0 flex-1 lg:hidden">
          <summary
            aria-current={others.some(({ href }) => within(href)) || undefined}
            className={`flex w-full cursor-pointer list-none ${item}`}
          >
            <DeskIcon name="more" />
            {deskWords.nav.more}
          </summary>
          <div className="absolute right-0 bottom-full mb-px w-56 divide-y divide-line rounded-t-picture border border-line bg-card shadow-float">
            {others.map((screen) => link(screen, row))}
            <button type="button" onClick={press} className={row}>
              {deskWords.signIn.out}
            </button>
          </div>
        </details>
        <button
          type="button"
          onClick={press}
          className="hidden min-h-11 px-2 text-left text-small lg:mt-auto lg:block"
        >
          {deskWords.signIn.out}
        </button>
      </nav>
      {(busy || failure || isAsked) && (
        <div className="fixed inset-x-4 bottom-18 z-20 space-y-3 rounded-picture bg-card p-4 shadow-float lg:inset-x-auto lg:bottom-6 lg:left-56">
          <p role="status" className="text-small empty:hidden">
            {busy ? deskWords.signIn.leaving : ""}
          </p>
          <Failure
            words={isAsked ? deskWords.signIn.notSent : failure && deskWords.signIn.stillIn}
          />
          {failure && !isAsked && <Button onClick={signOut}>{deskWords.signIn.outAgain}</Button>}
          {isAsked && (
            <p className="flex flex-wrap gap-3">
              {/* It may come up under the finger: a double tap is no second press. */}
              <Button look="outline" onClick={({ detail }) => detail < 2 && signOutAnyway()}>
                {deskWords.signIn.outAndLose}
              </Button>
              <Button look="quiet" onClick={() => setAskedAt(undefined)}>
                {deskWords.leaveIt}
              </Button>
            </p>
          )}
        </div>
      )}
    </>
  );
}
