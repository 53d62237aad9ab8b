import { deskWords } from "./words/words";

interface ConnectionLostProps {
  isLive: boolean;
  className?: string;
}

/** Says when what is shown is no longer kept up to date. */
export function ConnectionLost({ isLive, className = "" }: ConnectionLostProps) {
  return (
    <p role="status" className={`text-danger text-small empty:hidden ${className}`}>
      {isLive ? "" : deskWords.requests.lost}
    </p>
  );
}
