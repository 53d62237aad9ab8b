import type { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
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
      <FormNotice tone="bad" text={failure} />
      <BusyButton busy={busy} busyText={words("busy")}>
        {words("button")}
      </BusyButton>
    </form>
  );
}
