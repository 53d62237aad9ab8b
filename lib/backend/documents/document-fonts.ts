import { readFile } from "node:fs/promises";
import path from "node:path";
import { create } from "fontkit";
import type { Face } from "./document-style";
import { unpackWoff } from "./unpack-woff";

/** A face in its two files: the letters of our languages, and those of their neighbours in names. */
export type FaceFiles = Record<"latin" | "extended", Buffer> & {
  /** From the top of a line to the foot of its letters, as a part of the size. */
  ascent: number;
};

const faces: Record<Face, string> = {
  text: "figtree/files/figtree-%-400-normal.woff",
  strong: "figtree/files/figtree-%-600-normal.woff",
  title: "fraunces/files/fraunces-%-600-normal.woff",
};

let held: Promise<Record<Face, FaceFiles>> | undefined;

/** The files of the faces, read once; of each the PDF takes only the letters that it shows. */
export function documentFonts(): Promise<Record<Face, FaceFiles>> {
  held ??= readFaces();
  return held;
}

async function readFaces(): Promise<Record<Face, FaceFiles>> {
  const [text, strong, title] = await Promise.all([
    readFace(faces.text),
    readFace(faces.strong),
    readFace(faces.title),
  ]);
  return { text, strong, title };
}

async function readFace(pattern: string): Promise<FaceFiles> {
  const folder = path.join(process.cwd(), "node_modules/@fontsource");
  const [latin, extended] = await Promise.all(
    (["latin", "latin-ext"] as const).map((part) =>
      readFile(path.join(folder, pattern.replace("%", part))),
    ),
  );
  if (!latin || !extended) throw new Error(`${pattern} cannot be read`);
  const plain = unpackWoff(latin);
  const opened = create(plain);
  if (!("ascent" in opened)) throw new Error(`${pattern} is a collection of fonts`);
  const ascent = opened.ascent / opened.unitsPerEm;
  return { latin: plain, extended: unpackWoff(extended), ascent };
}
