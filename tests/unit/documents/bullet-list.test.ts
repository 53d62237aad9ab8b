import { describe, expect, it } from "vitest";
import { documentFonts } from "@/lib/backend/documents/document-fonts";
import { loadScripts } from "@/lib/backend/documents/script-fonts";
import { Sheet } from "@/lib/backend/documents/sheet";
import { bulletList } from "@/lib/backend/documents/side-by-side";

const column = { x: 100, width: 200 };

/** Where the point of an item and its text are put, each by its left edge and width. */
async function placesOf(item: string) {
  await loadScripts(item);
  const info = { title: "", author: "", subject: "", locale: "en", at: new Date(0) } as const;
  const sheet = new Sheet(info, await documentFonts());
  const places: { text: string; x: number; width: number; align: string | undefined }[] = [];
  sheet.put = (text, _style, { x = 0, width = 0, align } = {}) => {
    places.push({ text, x, width, align });
  };
  bulletList(sheet, "", [item], column);
  return places;
}

describe("the points of a list", () => {
  it("stand before their text from left to right", async () => {
    const [point, text] = await placesOf("Park fees");
    expect(point).toMatchObject({ text: "•", x: column.x });
    expect(text).toMatchObject({ x: column.x + (point?.width ?? 0) });
  });

  it("stand before their text from right to left, which begins at the right", async () => {
    const [point, text] = await placesOf("رسوم المتنزه");
    const end = column.x + column.width;
    expect(point).toMatchObject({ text: "•", align: "right" });
    expect((point?.x ?? 0) + (point?.width ?? 0)).toBe(end);
    expect(text).toMatchObject({ x: column.x, align: "start" });
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBe(point?.x);
  });
});
