import type { ReactNode } from "react";
import { buttonClass } from "../ui/button";

interface BusyButtonProps {
  busy: boolean;
  /** What the button says while it works. */
  busyText: string;
  type?: "submit" | "button";
  look?: "primary" | "outline";
  className?: string;
  onClick?: () => void;
  children: ReactNode;
}

/** Says what it is doing; keeps the focus meanwhile, so it is never disabled. */
export function BusyButton(props: BusyButtonProps) {
  const { busy, busyText, type = "submit", look, className = "", onClick, children } = props;
  return (
    <button
      type={type}
      onClick={busy ? undefined : onClick}
      aria-disabled={busy || undefined}
      className={buttonClass(look, `aria-disabled:cursor-progress ${className}`)}
    >
      {busy ? busyText : children}
    </button>
  );
}
