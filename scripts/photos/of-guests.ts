import os from "node:os";
import sharp from "sharp";
import { guestPhotograph } from "@/lib/photos/guest-photograph";
import { makePhotograph } from "@/lib/photos/make-photograph";
import { NoPhotograph } from "@/lib/photos/no-photograph";
import { photographStore } from "@/lib/photos/photograph-index";
import type { AskedPhotograph, GivenPhotograph } from "@/lib/photos/photograph-process";

// The process that makes photographs of what guests sent, one for each message. What they send may end
// it: whoever asked starts another.

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
process.on("disconnect", () => process.exit(0));
process.on("message", async (asked: AskedPhotograph) => {
  process.send?.(await made(asked));
});

async function made({ bytes, name, isKept }: AskedPhotograph): Promise<GivenPhotograph> {
  const source = Buffer.from(bytes);
  try {
    if (isKept) return { bytes: source, made: await makePhotograph(source, photographStore, name) };
    return await guestPhotograph(source, photographStore, name);
  } catch (error) {
    if (error instanceof NoPhotograph) return { problem: error.problem, why: error.message };
    return { failure: String(error) };
  }
}
