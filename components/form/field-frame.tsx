import type { ReactNode } from "react";

export interface FieldWords {
  /** Also the target of the error summary's link. */
  id: string;
  label: string;
  /** A line of help under the label. */
  hint?: string | undefined;
  /** What is wrong, as a sentence in the visitor's language. */
  error?: string | undefined;
  /** Words behind the label of a field that may stay empty, such as “optional”. */
  optional?: string | undefined;
}

/** What a field says, apart from what its control takes. */
export function wordsApart<P extends FieldWords>(props: P) {
  const { id, label, hint, error, optional, ...control } = props;
  return { words: { id, label, hint, error, optional }, control };
}

/** What every control says of itself to a screen reader. */
export function describedBy({ id, hint, error }: FieldWords) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}

export const controlClass =
  "block min-h-12 w-full rounded-picture border border-muted/70 bg-card px-3.5 py-2.5 text-body text-ink placeholder:text-muted hover:border-ink aria-invalid:border-2 aria-invalid:border-danger";

export function FieldError({ id, error }: { id: string; error?: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1.5 font-semibold text-danger text-small">
      {error}
    </p>
  );
}

interface FieldFrameProps extends FieldWords {
  className?: string | undefined;
  children: ReactNode;
}

/** A label, its help, the control and what is wrong with it. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  optional,
  className,
  children,
}: FieldFrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-semibold text-small">
        {label}
        {optional && <span className="font-normal text-muted"> ({optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 mb-1.5 measure text-muted text-note">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}
