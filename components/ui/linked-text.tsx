import { withWebAddresses } from "@/lib/site/web-addresses";

/** A text as it was written; the web addresses in it lead there, in a window of their own. */
export function LinkedText({ text }: { text: string }) {
  return withWebAddresses(text).map((piece) =>
    piece.href ? (
      <a
        key={piece.at}
        href={piece.href}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="wrap-anywhere underline underline-offset-4"
      >
        {piece.text}
      </a>
    ) : (
      piece.text
    ),
  );
}
