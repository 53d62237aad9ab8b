import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import { testContent } from "../../support/content";

const folder = mkdtempSync(path.join(tmpdir(), "photo-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(() => {
  rmSync(folder, { recursive: true });
  cpSync(testContent, folder, { recursive: true });
  mkdirSync(path.join(folder, "photos"));
  writeFileSync(path.join(folder, "photos/lions.jpg"), "");
  writeFileSync(path.join(folder, "secret.jpg"), "");
});

function loadWith(list: string) {
  writeFileSync(path.join(folder, "photos/photos.yaml"), list);
  return loadContent(folder).photos;
}

describe("photographs in the content", () => {
  it("need not be there", () => {
    expect(loadContent(folder).photos.size).toBe(0);
  });

  it("say what they show, one thing or several", () => {
    const photos = loadWith(`
lions.jpg:
  tour: crater-and-plains
  destination: [ngorongoro, serengeti]
  focus: [40, 60]
  place: ngorongoro
  date: 2026-08-14
  credit: Asha Mollel
  alt: { de: Zwei Löwen }
`);
    expect(photos.get("lions.jpg")?.value).toEqual({
      ...{ tour: ["crater-and-plains"], destination: ["ngorongoro", "serengeti"] },
      ...{ stay: [], team: [], day: [], post: [], vehicle: [] },
      ...{ focus: [40, 60], place: "ngorongoro", date: "2026-08-14", credit: "Asha Mollel" },
      alt: { de: "Zwei Löwen" },
    });
  });

  it.each([
    ["../secret.jpg", "is no name of a JPEG, PNG, WebP or HEIC file in this folder"],
    ["photos/../../secret.jpg", "is no name of a JPEG"],
    ["/etc/passwd.jpg", "is no name of a JPEG"],
    [".hidden.jpg", "is no name of a JPEG"],
    ["drawing.svg", "is no name of a JPEG"],
    ["zebras.jpg", "there is no such file in this folder"],
  ])("are files of the folder: %s is refused", (name, why) => {
    expect(() => loadWith(`"${name}": { tour: crater-and-plains }`)).toThrow(why);
  });

  it("are no links out of the folder", () => {
    symlinkSync(path.join(folder, "secret.jpg"), path.join(folder, "photos/link.jpg"));
    expect(() => loadWith("link.jpg: { tour: crater-and-plains }")).toThrow(
      "content/photos/photos.yaml:1: link.jpg: is a link to another place",
    );
  });

  it.each([
    ["{ tour: no-such-tour }", "lions.jpg.tour: there is no no-such-tour"],
    ["{ vehicle: flying }", "lions.jpg.vehicle"],
    ["{ team: neema, place: atlantis }", "lions.jpg.place: there is no atlantis"],
    ["{ team: neema, focus: [10, 101] }", "lions.jpg.focus.1"],
    ["{ team: neema, alt: { xx: hello } }", "lions.jpg.alt"],
    ["{ credit: Asha }", "lions.jpg: does not say of what"],
  ])("name things that there are: %s is refused", (said, why) => {
    expect(() => loadWith(`lions.jpg: ${said}`)).toThrow(why);
  });
});
