import type { ButtonHTMLAttributes, ReactNode } from "react";
import { SiteLink } from "./site-link";

const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-chip py-2.5 text-small font-semibold transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-60";
const looks = {
  primary: "px-6 bg-terracotta text-white hover:bg-terracotta-deep",
  outline: "px-6 border border-ink/80 text-ink hover:bg-ink hover:text-paper",
  light: "px-6 bg-paper text-ink hover:bg-white",
  quiet: "px-2 text-terracotta-deep underline-offset-4 hover:underline",
} as const;

type Look = keyof typeof looks;

export function buttonClass(look: Look = "primary", className = ""): string {
  return `${base} ${looks[look]} ${className}`;
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: Look;
}

export function Button({ look, className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />;
}

interface ButtonLinkProps {
  href: string;
  look?: Look;
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ look, className, ...rest }: ButtonLinkProps) {
  return <SiteLink className={buttonClass(look, className)} {...rest} />;
}
