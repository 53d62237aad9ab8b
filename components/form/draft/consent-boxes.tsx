import type { ComponentProps } from "react";
import { AgreeBox } from "../agree-box";
import { Checkbox } from "../checkbox";

interface ConsentBoxesProps extends Pick<ComponentProps<typeof AgreeBox>, "words"> {
  draft: { of_age: boolean; agree: boolean };
  change(changes: { of_age?: boolean; agree?: boolean }): void;
  idOf(field: string): string;
  errorOf(field: string): string | undefined;
}

/** Who may ask, and what they agree to. */
export function ConsentBoxes({ words, draft, change, idOf, errorOf }: ConsentBoxesProps) {
  return (
    <>
      <Checkbox
        id={idOf("of_age")}
        checked={draft.of_age}
        onChange={(event) => change({ of_age: event.target.checked })}
        error={errorOf("of_age")}
        hint={words("minors")}
        required
      >
        {words("ofAge")}
      </Checkbox>
      <AgreeBox
        words={words}
        id={idOf("agree")}
        checked={draft.agree}
        onChange={(event) => change({ agree: event.target.checked })}
        error={errorOf("agree")}
      />
    </>
  );
}
