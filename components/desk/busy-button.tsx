import type { ReactNode } from "react";
import { useHydrated } from "../form/use-hydrated";
import { buttonClass } from "../ui/button";

interface BusyButtonProps {
  busy: boolean;
  /** What the button says while it works. */
  busyText: string;
  type?: "submit" | "button";
  look?: "primary" | "outline" | "quiet";
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Says what it is doing, keeps the focus meanwhile, and waits for its script, as those of the site do. */
export function BusyButton(props: BusyButtonProps) {
  const { busy, busyText, type = "submit", look, className = "", onClick, children } = props;
  const ready = useHydrated();
  return (
    <button
      type={type}
      onClick={busy ? undefined : onClick}
      disabled={!ready}
      aria-disabled={busy || undefined}
      className={buttonClass(
        look,
        `aria-disabled:cursor-progress disabled:animate-not-ready disabled:cursor-progress! ${className}`,
      )}
    >
      {busy ? busyText : children}
    </button>
  );
}
