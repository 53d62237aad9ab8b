import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { guestPhotograph } from "@/lib/photos/guest-photograph";
import { pixelsToDecode } from "@/lib/photos/heic-pixels";
import { heic } from "../../support/heic";

const store = await mkdtemp(path.join(tmpdir(), "photographs-"));
afterAll(() => rm(store, { recursive: true }));

const size = { width: 900, height: 640 };
const coded = (id: number) => ({ id, kind: "hvc1", ...size }) as const;
const made = (source: Buffer) => guestPhotograph(source, store, "a name");
const ids = (from: number, count: number) => Array.from({ length: count }, (_, at) => from + at);

describe("what is decoded of a HEIC", () => {
  it("is what a telephone's shows", async () => {
    const telephone = await readFile("tests/fixtures/photographs/with-position.heic");
    expect(pixelsToDecode(telephone)).toBe(900 * 640);
    // Some write things of their own behind it.
    expect(pixelsToDecode(Buffer.concat([telephone, Buffer.from("SEFT")]))).toBe(900 * 640);
  });

  it("is a picture and its tiles, and such a one is taken", async () => {
    const tiles = heic([
      { id: 1, kind: "grid", width: 1_800, height: 640, parts: [2, 3] },
      ...[coded(2), coded(3)],
    ]);
    expect(pixelsToDecode(tiles)).toBe(2 * 1_800 * 640);
    expect((await made(tiles)).made).toMatchObject({ width: 1_800, height: 640 });
  });

  it("is no thousand pictures one upon the other", async () => {
    const parts = ids(2, 200);
    const source = heic([{ id: 1, kind: "iovl", ...size, parts }, ...parts.map(coded)]);
    await expect(made(source)).rejects.toMatchObject({ problem: "pixels" });
  });

  it("counts as often as it is used", async () => {
    const [leaves, groups] = [ids(100, 10), ids(2, 20)];
    const source = heic([
      { id: 1, kind: "iovl", ...size, parts: groups },
      ...groups.map((id) => ({ id, kind: "iovl", ...size, parts: leaves }) as const),
      ...leaves.map(coded),
    ]);
    expect(pixelsToDecode(source)).toBe((1 + 20 + 200) * 900 * 640);
    await expect(made(source)).rejects.toMatchObject({ problem: "pixels" });
  });

  it("is no large picture behind a small one", async () => {
    const source = heic([
      { id: 1, kind: "iovl", ...size, parts: [2] },
      { id: 2, kind: "hvc1", width: 20_000, height: 20_000 },
    ]);
    await expect(made(source)).rejects.toMatchObject({ problem: "pixels" });
  });

  it("is no stream of 268 megapixels in a picture that says it is small, which the decoder refuses", async () => {
    expect((await made(heic([coded(1)]))).made).toMatchObject({ width: 900, height: 640 });
    const source = heic([coded(1)], true);
    expect(pixelsToDecode(source)).toBe(900 * 640);
    const said = vi.spyOn(console, "log").mockImplementation(() => undefined);
    await expect(made(source)).rejects.toMatchObject({ problem: "broken" });
    expect(said.mock.calls.flat().map((each) => each?.message)).toContainEqual(
      expect.stringContaining("exceeds the maximum image size"),
    );
    said.mockRestore();
  });

  it("is the largest of what it says of one", () => {
    const [large, small] = [20_000, 10].map((side) => ({ ...coded(1), width: side, height: side }));
    expect(pixelsToDecode(heic([large, small] as never))).toBe(20_000 * 20_000);
  });

  it.each([
    ["of itself", heic([{ id: 1, kind: "grid", ...size, parts: [1] }])],
    ["in a way that no telephone writes", heic([{ id: 1, kind: "unci", ...size }])],
    [
      "from one that does not say how large it is",
      heic([
        { id: 1, kind: "iovl", ...size, parts: [2] },
        { ...coded(2), isSilent: true },
      ]),
    ],
    ["in two places", Buffer.concat([heic([coded(1)]), heic([coded(1)])])],
    ["nowhere", Buffer.from("\0\0\0\x10ftypheic\0\0\0\0", "latin1")],
  ])("is not told where it is made %s, and such a one is broken", async (_, source) => {
    expect(pixelsToDecode(source)).toBe(Number.POSITIVE_INFINITY);
    await expect(made(source)).rejects.toMatchObject({ problem: "broken" });
  });
});
