import type { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { ConsentBoxes } from "@/components/form/draft/consent-boxes";
import { FormNotice } from "@/components/form/form-notice";

const noConsent = { of_age: false, agree: false };

interface AgreeFormProps {
  /** The words of the form, with those of the boxes and of the button, and that it is another by now. */
  words: ReturnType<typeof useTranslations>;
  /** What the ids of its boxes begin with. */
  name: string;
  busy: boolean;
  failure: string;
  /** By what it is known to what one agrees; another asks for both boxes anew. */
  about: string;
  onAgree(): void;
  /** What is asked for beside the yes. */
  children: ReactNode;
}

/** A guest's own yes: what is asked for, both boxes, and the button. */
export function AgreeForm({ words, name, busy, failure, ...props }: AgreeFormProps) {
  const { about, onAgree, children } = props;
  const [consent, setConsent] = useState(noConsent);
  const [read, setRead] = useState(about);
  const [isAnother, setAnother] = useState(false);
  // It is looked at again whenever its page is: what came in meanwhile nobody has agreed to.
  if (about !== read) {
    setRead(about);
    setAnother(true);
    setConsent(noConsent);
  }
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) said.current?.focus();
  }, [failure]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setAnother(false);
        onAgree();
      }}
      className="mt-5 space-y-5"
    >
      {children}
      <ConsentBoxes
        words={words}
        draft={consent}
        change={(changes) => setConsent({ ...consent, ...changes })}
        idOf={(field) => `${name}-${field}`}
        errorOf={() => undefined}
      />
      <div ref={said} tabIndex={-1}>
        <FormNotice tone="bad" text={isAnother ? words("changed") : failure} />
      </div>
      <BusyButton busy={busy} busyText={words("busy")}>
        {words("button")}
      </BusyButton>
    </form>
  );
}
