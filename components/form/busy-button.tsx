import { useTranslations } from "next-intl";
import type { MouseEvent, ReactNode } from "react";
import { buttonClass } from "../ui/button";
import { useHydrated } from "./use-hydrated";

interface BusyButtonProps {
  busy: boolean;
  /** What the button says while it works. */
  busyText: string;
  type?: "submit" | "button";
  look?: "primary" | "outline" | "quiet";
  className?: string;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  children: ReactNode;
}

/**
 * Says what it is doing; keeps the focus meanwhile, so it is not disabled then. One that sends a form
 * is until there is a script: the browser itself would forget what was typed.
 */
export function BusyButton(props: BusyButtonProps) {
  const { busy, busyText, type = "submit", look, className = "", onClick, children } = props;
  const ready = useHydrated();
  return (
    <button
      type={type}
      onClick={busy ? undefined : onClick}
      disabled={type === "submit" && !ready}
      aria-disabled={busy || undefined}
      className={buttonClass(look, `aria-disabled:cursor-progress ${notReadyClass} ${className}`)}
    >
      {busy ? busyText : children}
    </button>
  );
}

/** A button that waits for its script: it fades when that takes long. */
const notReadyClass = "disabled:animate-not-ready disabled:cursor-progress!";

/** One that sends a form. Needs the namespace Form around it. */
export function SendButton(props: Omit<BusyButtonProps, "busyText">) {
  const t = useTranslations("Form");
  return <BusyButton busyText={t("sending")} {...props} />;
}
