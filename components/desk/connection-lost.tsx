import type { HTMLAttributes } from "react";
import { deskWords } from "./words/words";

interface ConnectionLostProps extends HTMLAttributes<HTMLParagraphElement> {
  isLive: boolean;
}

/** Says when what is shown is no longer kept up to date. */
export function ConnectionLost({ isLive, className = "", ...rest }: ConnectionLostProps) {
  return (
    <p className={`text-danger text-small empty:hidden ${className}`} {...rest}>
      {isLive ? "" : deskWords.requests.lost}
    </p>
  );
}
