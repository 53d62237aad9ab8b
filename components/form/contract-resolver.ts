import type { FieldValues, Resolver } from "react-hook-form";
import type { Endpoint } from "@/lib/contract/endpoint";

/**
 * Checks the values of a form by an endpoint's input. What that takes is loaded when it is first
 * needed, so that a page begins without it; where it cannot be loaded, the answer says what is wrong.
 */
export function contractResolver<V extends FieldValues>(
  endpoint: () => Promise<Endpoint>,
): { resolver: Resolver<V>; load(): Promise<Resolver<V> | undefined> } {
  let loaded: Promise<Resolver<V> | undefined> | undefined;
  const load = () => {
    loaded ??= Promise.all([import("@hookform/resolvers/zod"), endpoint()]).then(
      // The endpoint's input is the schema of these values; the two generics cannot see it.
      ([{ zodResolver }, { input }]) => zodResolver(input) as unknown as Resolver<V>,
      () => {
        loaded = undefined;
        return undefined;
      },
    );
    return loaded;
  };
  return {
    load,
    resolver: async (values, context, options) =>
      (await load())?.(values, context, options) ?? { values, errors: {} },
  };
}
