import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { ApiError } from "@/lib/contract/errors";
import { NoPhotograph } from "@/lib/photos/no-photograph";
import { avatarOf } from "@/lib/photos/photograph-process";
import { avatars } from "../db/account-schema";
import { db } from "../db/pool";
import type { Transaction } from "../db/transaction";

/**
 * A picture as it is kept: 320 pixels square, WebP, without what the camera wrote into it.
 * @throws ApiError `unsupported_type` unless it begins as JPEG, PNG or WebP; `invalid` when it is
 * broken or has more than 16 megapixels; `unavailable` when many wait already
 */
export async function reencoded(file: File): Promise<Buffer> {
  const bytes = Buffer.from(await file.arrayBuffer());
  if (!isPicture(bytes)) throw new ApiError("unsupported_type");
  return avatarOf(bytes).catch((cause: unknown) => {
    if (!(cause instanceof NoPhotograph)) throw cause;
    throw new ApiError("invalid", { fields: { avatar: ["picture_unreadable"] }, cause });
  });
}

function isPicture(bytes: Buffer): boolean {
  const starts = (hex: string) => bytes.subarray(0, hex.length / 2).toString("hex") === hex;
  const isWebp = starts("52494646") && bytes.subarray(8, 12).toString("latin1") === "WEBP";
  return starts("ffd8ff") || starts("89504e470d0a1a0a") || isWebp;
}

/** Keeps a picture instead of the one before; gives its new name, which nobody can guess. */
export async function keepAvatar(
  { db }: Transaction,
  accountId: string,
  bytes: Buffer | null,
): Promise<string | null> {
  await db.delete(avatars).where(eq(avatars.accountId, accountId));
  if (!bytes) return null;
  const name = randomBytes(16).toString("hex");
  await db.insert(avatars).values({ name, accountId, bytes });
  return name;
}

/** @throws ApiError `not_found` */
export async function avatar({ name }: { name: string }) {
  const [row] = await db()
    .select({ bytes: avatars.bytes })
    .from(avatars)
    .where(eq(avatars.name, name));
  if (!row) throw new ApiError("not_found");
  return { content_type: "image/webp" as const, base64: row.bytes.toString("base64") };
}
