import type { ComponentProps, ReactNode } from "react";
import { describedBy, FieldError } from "./field-frame";

interface CheckboxProps extends Omit<ComponentProps<"input">, "id" | "type"> {
  id: string;
  /** The sentence beside the box; may hold links. */
  children: ReactNode;
  hint?: string;
  error?: string | undefined;
}

/** A box to tick, with its sentence. */
export function Checkbox({ id, children, hint, error, className = "", ...input }: CheckboxProps) {
  return (
    <div className={className}>
      <div className="flex gap-3">
        <input
          id={id}
          type="checkbox"
          {...input}
          {...describedBy({ id, label: "", hint, error })}
          className="mt-2.5 size-6 shrink-0 accent-terracotta aria-invalid:outline-2 aria-invalid:outline-danger"
        />
        <div className="min-w-0 text-small">
          <label htmlFor={id} className="block py-2.5">
            {children}
          </label>
          {hint && (
            <p id={`${id}-hint`} className="-mt-2 measure pb-2 text-muted text-note">
              {hint}
            </p>
          )}
          {error && (
            <div className="-mt-1.5 pb-2">
              <FieldError id={id} error={error} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
