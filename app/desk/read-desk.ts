import { notFound, redirect } from "next/navigation";
import { askDesk } from "@/lib/api/desk";
import type { DeskInput, DeskOutput } from "@/lib/contract/desk/calls";
import type { DeskCallName } from "@/lib/contract/desk/rights";
import { ApiError } from "@/lib/contract/errors";

/**
 * Reads what a screen shows, as whoever asks for it: nobody is led to sign in and back to `path`, and
 * what is not there, or is for another role, is not found.
 */
export async function readDesk<N extends DeskCallName>(
  path: string,
  name: N,
  input: DeskInput<N>,
): Promise<DeskOutput<N>> {
  try {
    return await askDesk(name, input);
  } catch (error) {
    const code = error instanceof ApiError ? error.code : "internal";
    if (code === "unauthorized") redirect(`/sign-in?next=${encodeURIComponent(path)}`);
    if (code === "forbidden" || code === "not_found" || code === "invalid") notFound();
    throw error;
  }
}
