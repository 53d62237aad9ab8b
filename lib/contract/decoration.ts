import { z } from "zod";

/**
 * A field that only adorns: an operator's own API may leave it out or say null, and the site takes
 * this instead. Within the site the field is always there.
 */
export function decoration<T extends z.ZodType>(
  schema: T,
  instead: z.core.util.NoUndefined<z.output<T>>,
) {
  const always = z._default(schema, () => instead);
  return z.preprocess((value) => value ?? undefined, always);
}

/** A field that most things lack: nothing stands in for it, and null is as if it were not there. */
export function lacking<T extends z.ZodType>(schema: T) {
  return z.preprocess((value) => value ?? undefined, schema.optional());
}
