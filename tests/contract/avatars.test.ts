import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { avatarEndpoint, updateProfileEndpoint } from "@/lib/contract/accounts";
import { accountHelp } from "../support/account";
import { contentDatabase } from "../support/database";
import { sendEmails } from "../support/emails";
import "../support/quick-passwords";

await contentDatabase();
const smtp = await sendEmails();
const { callAs } = await import("@/lib/api/call");

let token: string;
beforeAll(async () => {
  ({ token } = await accountHelp(smtp).newAccount("picture@example.com"));
});

const file = (bytes: Uint8Array | string, type = "image/jpeg") =>
  new File([typeof bytes === "string" ? bytes : new Uint8Array(bytes)], "me.jpg", { type });
const save = (avatar: File) => callAs("en", updateProfileEndpoint, { avatar }, { token });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b4512d" } });

/** The most memory that this process had since that was asked anew. */
const mostMb = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1]) / 1024;

describe("a picture of an account", () => {
  it("is made anew as a small WebP without what the camera wrote, under a random name", async () => {
    const photo = await plain(800, 500)
      .withExif({ IFD0: { Copyright: "secret place" } })
      .jpeg()
      .toBuffer();
    const { avatar } = await save(file(photo));
    const name = /^\/api\/avatar\/([a-f0-9]{32})$/.exec(avatar ?? "")?.[1] ?? "";
    const kept = await callAs("en", avatarEndpoint, { name });
    const bytes = Buffer.from(kept.base64, "base64");
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 320, height: 320 });
    expect(exif).toBeUndefined();
    const next = await save(file(photo));
    expect(next.avatar).not.toBe(avatar);
    await expect(callAs("en", avatarEndpoint, { name })).rejects.toMatchObject({
      code: "not_found",
    });
  });

  it.each([
    ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"],
    ["HTML", "<html><script>alert(1)</script></html>"],
    ["GIF", "GIF89a\u0001"],
  ])("is not taken as %s, whatever it says it is", async (_, text) => {
    await expect(save(file(text))).rejects.toMatchObject({ code: "unsupported_type" });
  });

  it("that begins like one and is broken, or unfolds to too many pixels, is refused", async () => {
    const bomb = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    for (const bad of [bomb, Buffer.from("ffd8ffe000104a464946003c68746d6c3e", "hex")])
      await expect(save(file(bad))).rejects.toMatchObject({
        code: "invalid",
        detail: { fields: { avatar: ["picture_unreadable"] } },
      });
  });

  it("takes no memory of the site's to be unfolded: 15 megapixels are made elsewhere", async () => {
    // Drawn by another process, so that this one has not had them in its memory before.
    const draw = `require("sharp")({ create: { width: 5000, height: 3000, channels: 4, background: "#b4512d80" } })
      .png({ progressive: true }).toBuffer().then((bytes) => process.stdout.write(bytes))`;
    const large = execFileSync(process.execPath, ["-e", draw], { maxBuffer: 4_000_000 });
    writeFileSync("/proc/self/clear_refs", "5");
    const before = mostMb();
    expect((await save(file(large, "image/png"))).avatar).toMatch(/^\/api\/avatar\//);
    expect(mostMb() - before).toBeLessThan(50);
  });

  it("above 2 MB is refused before it is opened", async () => {
    await expect(save(file(new Uint8Array(2_000_001)))).rejects.toMatchObject({
      detail: { fields: { avatar: ["picture_too_large"] } },
    });
  });
});
