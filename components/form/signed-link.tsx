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

interface SignedLinkClosedProps {
  state: { kind: "reading" } | { kind: "refused"; refusal: string };
  /** Has `reading`, `again`, and `title` and `text` of each refusal. */
  words: (key: string) => string;
  onAgain(): void;
}

/** The link of a mail before it is read, or why it does nothing; what could not be read can be tried again. */
export function SignedLinkClosed({ state, words, onAgain }: SignedLinkClosedProps) {
  if (state.kind === "reading") return <p role="status">{words("reading")}</p>;
  const { refusal } = state;
  return (
    <LinkRefused
      title={words(`refused.${refusal}.title`)}
      text={words(`refused.${refusal}.text`)}
      retry={refusal === "failed" && { text: words("again"), onClick: onAgain }}
    />
  );
}

type OpenKind = "asking" | "confirming" | "done";

interface SignedLinkHeadProps {
  kind: OpenKind;
  action: string;
  /** Has what each action asks, means and has done. */
  words: (key: string) => string;
}

/** What the link would do, or what it has done. */
export const SignedLinkHead = ({ kind, action, words }: SignedLinkHeadProps) => (
  <div aria-live="polite">
    <h2 className="text-section">{words(`${kind === "done" ? "done" : "asking"}.${action}`)}</h2>
    {kind !== "done" && <p className="mt-3 text-muted">{words(`means.${action}`)}</p>}
  </div>
);

interface ConfirmButtonProps {
  kind: OpenKind;
  /** Has `confirming`. */
  words: (key: string) => string;
  /** Which of the words it has before it is pressed. */
  word: string;
  onConfirm(): void;
}

/** Does what the link is for. */
export const ConfirmButton = ({ kind, words, word, onConfirm }: ConfirmButtonProps) => (
  <Button onClick={onConfirm} aria-disabled={kind === "confirming" || undefined} className="mt-8">
    {words(kind === "confirming" ? "confirming" : word)}
  </Button>
);
