import { ApiError } from "@/lib/contract/errors";
import type { GuestPhotograph } from "@/lib/photos/guest-photograph";
import { NoPhotograph, type PhotographProblem } from "@/lib/photos/no-photograph";
import { photographOf } from "@/lib/photos/photograph-process";

const words: Record<PhotographProblem, string> = {
  kind: "picture_no_photograph",
  bytes: "picture_too_large",
  pixels: "picture_too_large",
  small: "picture_too_small",
  broken: "picture_unreadable",
};

/**
 * What is made of a photograph that somebody has sent.
 *
 * @param name makes its address one that nobody can guess
 * @throws ApiError `invalid` where it is none
 */
export async function sentPhotograph(photograph: File, name: string): Promise<GuestPhotograph> {
  const bytes = new Uint8Array(await photograph.arrayBuffer());
  return photographOf(bytes, name).catch((error: unknown) => {
    if (!(error instanceof NoPhotograph)) throw error;
    throw new ApiError("invalid", { fields: { photograph: [words[error.problem]] } });
  });
}
