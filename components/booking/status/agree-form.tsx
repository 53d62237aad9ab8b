import type { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { BusyButton } from "@/components/form/busy-button";
import { ConsentBoxes } from "@/components/form/draft/consent-boxes";
import { FormNotice } from "@/components/form/form-notice";

interface AgreeFormProps {
  /** The words of the form, with those of the boxes and of the button. */
  words: ReturnType<typeof useTranslations>;
  /** What the ids of its boxes begin with. */
  name: string;
  busy: boolean;
  failure: string;
  onAgree(): void;
  /** What is asked for beside the yes. */
  children: ReactNode;
}

/** A guest's own yes: what is asked for, both boxes, and the button. */
export function AgreeForm({ words, name, busy, failure, onAgree, children }: AgreeFormProps) {
  const [consent, setConsent] = useState({ of_age: false, agree: false });
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) said.current?.focus();
  }, [failure]);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
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
        <FormNotice tone="bad" text={failure} />
      </div>
      <BusyButton busy={busy} busyText={words("busy")}>
        {words("button")}
      </BusyButton>
    </form>
  );
}
