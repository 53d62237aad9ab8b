import { revalidatePath } from "next/cache";
import { nextEdition } from "./edition";

/** Has every page made anew when it is next asked for, in this process, also those in the making. */
export function forgetPages(): void {
  nextEdition();
  revalidatePath("/[locale]", "layout");
  // The edge, in a module graph of its own, keeps finished documents and leaves this to empty them.
  const forget: unknown = Reflect.get(globalThis, Symbol.for("tembea.forgetPages"));
  if (typeof forget === "function") forget();
}
