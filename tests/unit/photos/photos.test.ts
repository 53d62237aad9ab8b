import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jpegNamingItself } from "../../support/jpeg";

const folder = mkdtempSync(join(tmpdir(), "tembea-photos-"));
const asked: string[] = [];
const files = new Map<string, () => Promise<Buffer | string>>();
const servers: Server[] = [];

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b4512d" } });

async function listening(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const media = await listening(async ({ url = "" }, response) => {
  asked.push(url);
  if (url === "/moved.jpg") return void response.writeHead(302, { location: "/camp.jpg" }).end();
  const file = await files.get(url)?.();
  response.writeHead(file === undefined ? 404 : 200, { "content-type": "image/jpeg" }).end(file);
});
const stranger = await listening((_, response) => {
  asked.push("stranger");
  response.end();
});

process.env.DATA_DIR = folder;
process.env.PICTURE_ORIGINS = media;
const { withPhotos } = await import("@/lib/photos/in-reply");
const { photoAddress, photoNamed } = await import("@/lib/photos/address");
const { handlePhoto } = await import("@/lib/photos/handle-photo");

// Drawn before anybody asks: an answer that takes long to come is not waited for.
beforeAll(async () => {
  const camp = drawn(2400, 1500).withExif({ IFD0: { Copyright: "secret place" } });
  const ready = {
    "/camp.jpg": await camp.jpeg().toBuffer(),
    "/small.png": await drawn(300, 200).png().toBuffer(),
    "/lion.jpg": await drawn(1000, 625).jpeg().toBuffer(),
    "/drawing.jpg": "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
    "/words.jpg": "<script>alert(1)</script>",
    "/huge.jpg": Buffer.alloc(21 * 1024 * 1024),
    "/bomb.jpg": await drawn(9_000, 5_000).jpeg().toBuffer(),
    "/line.png": await drawn(200_000, 100).png().toBuffer(),
    "/column.png": await drawn(1_000, 30_000).png().toBuffer(),
    "/circle.jpg": jpegNamingItself(await drawn(900, 700).jpeg().toBuffer(), 500),
    "/panorama.png": await drawn(19_000, 2_000).png().toBuffer(),
  };
  for (const [path, file] of Object.entries(ready)) files.set(path, async () => file);
});
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

function get(address: string | undefined, width: number | string = 960) {
  const [signature = "", name = ""] = (address ?? "").replace("/photos/", "").split("/");
  const params = Promise.resolve({ signature, name, file: `${width}.webp` });
  return handlePhoto(new Request("http://localhost/"), { params });
}
const at = (path: string) => photoAddress(media + path);

describe("pictures of an operator's own API", () => {
  it("come in the widths that are asked for, as WebP to be kept, without what the camera wrote", async () => {
    for (const width of [480, 960, 1600]) {
      const response = await get(at("/camp.jpg"), width);
      expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      expect(response.headers.get("content-type")).toBe("image/webp");
      const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect(made).toMatchObject({ format: "webp", width, height: (width * 5) / 8 });
      expect(made.exif).toBeUndefined();
    }
    expect((await get(at("/camp.jpg"), 1200)).status).toBe(404);
    const small = await (await get(at("/small.png"), 960)).arrayBuffer();
    expect((await sharp(Buffer.from(small)).metadata()).width).toBe(300);
  });

  it("are fetched once, also for many who ask at once, and kept where nobody else reads", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(at("/lion.jpg"), 480)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await get(at("/lion.jpg"), 480)).status).toBe(200);
    expect(asked.filter((path) => path === "/lion.jpg")).toHaveLength(1);
    expect(readdirSync(join(folder, "photos")).some((name) => name.endsWith("-480.webp"))).toBe(
      true,
    );
  });

  it("are fetched a few at a time, so that no crowd of large ones waits in memory", async () => {
    const large = await drawn(4000, 3000).jpeg().toBuffer();
    let answered = 0;
    let mostAtOnce = 0;
    let begun = 0;
    const answers = Array.from({ length: 24 }, (_, index) => {
      files.set(`/crowd-${index}.jpg`, async () => {
        begun += 1;
        mostAtOnce = Math.max(mostAtOnce, begun - answered);
        return large;
      });
      return get(at(`/crowd-${index}.jpg`), 480).finally(() => {
        answered += 1;
      });
    });
    const all = await Promise.all(answers);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    // One that has just handed over its place may not have told us yet.
    expect(mostAtOnce).toBeLessThanOrEqual(8);
  });

  it.each([
    ...["/drawing.jpg", "/words.jpg", "/huge.jpg", "/bomb.jpg"],
    ...["/line.png", "/column.png", "/circle.jpg"],
  ])("are no drawings, texts or bombs: %s", async (path) => {
    expect((await get(at(path), 480)).status).toBe(502);
  });

  it("may be as long as a panorama", async () => {
    expect((await get(at("/panorama.png"), 480)).status).toBe(200);
  });

  it("are absent where there is none, and led nowhere else", async () => {
    expect((await get(at("/none.jpg"))).status).toBe(404);
    const moved = await get(at("/moved.jpg"));
    expect([moved.status, moved.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(moved.headers.get("cache-control")).toBe("no-store");
  });

  it.each(["/none.jpg", "/words.jpg", "/moved.jpg"])(
    "that failed are not fetched again for everybody who asks: %s",
    async (path) => {
      await get(at(path));
      const before = asked.length;
      const again = await Promise.all([480, 960, 480].map((width) => get(at(path), width)));
      expect(new Set(again.map(({ status }) => status)).size).toBe(1);
      expect(again.every(({ status }) => status >= 400)).toBe(true);
      expect(asked.length).toBe(before);
    },
  );

  it("have addresses that only this site can make, for the configured origins alone", async () => {
    expect(photoAddress(`${stranger}/a.jpg`)).toBeUndefined();
    expect(photoAddress(media.replace("http://", "http://me:secret@"))).toBeUndefined();
    expect(photoAddress("file:///etc/passwd")).toBeUndefined();
    const [, , signature = "", name = ""] = (at("/camp.jpg") ?? "").split("/");
    expect(photoNamed(signature, name)).toBe(`${media}/camp.jpg`);
    const other = Buffer.from(`${media}/admin`).toString("base64url");
    const before = asked.length;
    for (const [sign, named] of [
      [signature, other],
      [signature.toLowerCase(), name],
      ["", name],
      [signature, `${name}=`],
      [signature, `${name}A`],
      [signature, Buffer.from(`${stranger}/a.jpg`).toString("base64url")],
    ])
      expect((await get(`/photos/${sign}/${named}`)).status).toBe(404);
    expect(asked).toHaveLength(before);
  });

  it("are named by this site's addresses in every reply, those elsewhere as they are", () => {
    const picture = { alt: "A camp", color: "#b4512d" };
    const reply = {
      data: [{ picture: { ...picture, url: `${media}/camp.jpg` }, url: `${media}/camp.jpg` }],
      gallery: [{ ...picture, url: "/camp.jpg" }],
      shipped: { ...picture, url: "/pictures/serengeti-1" },
      stranger: { ...picture, url: `${stranger}/a.jpg` },
    };
    expect(withPhotos(reply, media)).toEqual({
      data: [{ picture: { ...picture, url: at("/camp.jpg") }, url: `${media}/camp.jpg` }],
      gallery: [{ ...picture, url: at("/camp.jpg") }],
      shipped: reply.shipped,
      stranger: reply.stranger,
    });
  });
});
