import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { loadContent } from "@/lib/backend/content/load";
import { photoReport } from "@/scripts/photos/photo-report";
import { testContent } from "../../support/content";

const folder = mkdtempSync(path.join(tmpdir(), "photo-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

const list = `
a.jpg: { tour: crater-and-plains, vehicle: private, alt: { en: A, de: A, fr: A, es: A, it: A, pt: A } }
b.jpg: { tour: crater-and-plains, alt: { en: B } }
c.jpg: { team: neema, tour: crater-and-plains }
`;

it("says which photographs there are, which are missing and which nobody has put into words", () => {
  cpSync(testContent, folder, { recursive: true });
  mkdirSync(path.join(folder, "photos"));
  for (const name of ["a.jpg", "b.jpg", "c.jpg"])
    writeFileSync(path.join(folder, "photos", name), "");
  writeFileSync(path.join(folder, "photos/photos.yaml"), list);
  const seen = { bytes: 0, changedMs: 0 };
  const made = { id: `${"a".repeat(32)}-1280`, width: 1500, height: 1000, color: "#112233" };
  const said = photoReport(
    loadContent(folder),
    ["a.jpg", "b.jpg", "c.jpg", "forgotten.jpg", "photos.yaml", ".DS_Store"],
    new Map([
      ["a.jpg", { ...seen, made }],
      ["b.jpg", { ...seen, problem: "it is broken" }],
    ]),
  );
  const lines = said.split("\n");
  expect(lines.slice(0, 10)).toEqual([
    "3 photographs are in photos.yaml.",
    "  a.jpg: tour crater-and-plains; vehicle private; shown, 1500 × 1000",
    "  b.jpg: tour crater-and-plains; shown nowhere, it is broken",
    "  c.jpg: tour crater-and-plains; team neema; not made yet",
    "",
    "In the folder, but not in photos.yaml:",
    "  forgotten.jpg",
    "",
    "Without words (alt) for who does not see them:",
    "  b.jpg: de, fr, es, it, pt",
  ]);
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}people, 1 of each; \d+ lack some:$/));
  expect(lines).toContain("    baraka (Baraka Massawe): 0 of 1");
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}tours, 3 of each; \d+ lack some:$/));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}lodges and camps, 8 of each; \d+ lack/));
  expect(said).not.toMatch(/^ {4}(neema|crater-and-plains) /m);
  expect(said).not.toContain("a vehicle");
});

it("says how one begins where there are none", () => {
  const said = photoReport(loadContent(testContent), [], new Map());
  expect(said).toContain("content/photos/");
  expect(said).toContain("  a vehicle: 0 of 1\n");
});
