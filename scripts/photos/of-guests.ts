import os from "node:os";
import sharp from "sharp";
import { guestAvatar } from "@/lib/photos/guest-avatar";
import { type GuestPhotograph, guestPhotograph } from "@/lib/photos/guest-photograph";
import { makeAgain } from "@/lib/photos/make-photograph";
import { NoPhotograph } from "@/lib/photos/no-photograph";
import { type MadePhotograph, photographStore } from "@/lib/photos/photograph-index";
import type { Asked, Given } from "@/lib/photos/photograph-process";

// The process that makes photographs, and pictures of accounts, of what guests sent: one for each message. What they send may end
// it: whoever asked starts another.

os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
process.on("disconnect", () => process.exit(0));
process.on("message", async (asked: Asked) => {
  process.send?.(await made(asked));
});

async function made(asked: Asked): Promise<Given<GuestPhotograph | MadePhotograph | Buffer>> {
  try {
    if ("avatar" in asked) return await guestAvatar(Buffer.from(asked.avatar));
    if ("kept" in asked)
      return await makeAgain(Buffer.from(asked.kept), photographStore, asked.hash);
    return await guestPhotograph(Buffer.from(asked.bytes), photographStore, asked.name);
  } catch (error) {
    if (error instanceof NoPhotograph) return { problem: error.problem, why: error.message };
    return { failure: String(error) };
  }
}
