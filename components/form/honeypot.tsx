import type { Ref } from "react";

/**
 * A field that only robots fill: out of sight, out of the tab order and not read aloud. Read-only, as
 * browsers and password managers fill a web address in for their people and pass over such fields.
 */
export function Honeypot({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <input ref={ref} readOnly name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
