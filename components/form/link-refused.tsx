import type { ReactNode } from "react";
import { Button } from "../ui/button";

interface LinkRefusedProps {
  title: string;
  text: string;
  /** For a link that could not be looked at just now. */
  retry?: { text: string; onClick(): void } | false;
  /** What else can be done about it. */
  children?: ReactNode;
}

/** A signed link that does nothing, and why. */
export function LinkRefused({ title, text, retry, children }: LinkRefusedProps) {
  return (
    <div role="alert" className="border-gold border-l-2 pl-6">
      <p className="font-semibold font-serif text-lead">{title}</p>
      <p className="mt-2 mb-5 max-w-xl text-muted">{text}</p>
      {retry && (
        <Button look="outline" onClick={retry.onClick}>
          {retry.text}
        </Button>
      )}
      {children}
    </div>
  );
}

interface SignedLinkRefusedProps {
  refusal: string;
  /** Has `again`, and `title` and `text` of each refusal. */
  words: (key: string) => string;
  onAgain(): void;
}

/** Why the link of a mail does nothing; one that could not be looked at can be tried again. */
export function SignedLinkRefused({ refusal, words, onAgain }: SignedLinkRefusedProps) {
  return (
    <LinkRefused
      title={words(`refused.${refusal}.title`)}
      text={words(`refused.${refusal}.text`)}
      retry={refusal === "failed" && { text: words("again"), onClick: onAgain }}
    />
  );
}
