import PDFDocument from "pdfkit";
import type { Locale } from "@/lib/contract/locale";
import type { FaceFiles } from "./document-fonts";
import { contentWidth, type Face, page, type TextStyle } from "./document-style";
import { type Part, runsOf } from "./font-runs";
import { scriptFonts } from "./script-fonts";

export interface About {
  title: string;
  author: string;
  subject: string;
  locale: Locale;
  /** When the document was made out: the same document is the same file. */
  at: Date;
}

export interface Place {
  x?: number;
  y?: number;
  width?: number;
  align?: "left" | "right";
}

type Structure = ReturnType<PDFKit.PDFDocument["struct"]>;

/**
 * A4 pages that are written from top to bottom. Everything on them is tagged for readers that speak
 * it; what only decorates is an artifact.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  y = page.top;
  private readonly bytes: Promise<Buffer>;
  private readonly fonts: Record<Face, FaceFiles>;
  private parent: Structure;

  constructor({ title, author, subject, locale, at }: About, fonts: Record<Face, FaceFiles>) {
    this.doc = new PDFDocument({
      size: "A4",
      margin: 0,
      pdfVersion: "1.7",
      tagged: true,
      lang: locale,
      displayTitle: true,
      bufferPages: true,
      // No default face: one of the fourteen that a PDF need not embed would be named in it.
      font: "",
      info: { Title: title, Author: author, Subject: subject, Creator: author, CreationDate: at },
    });
    this.fonts = fonts;
    for (const [face, { latin, extended }] of Object.entries(fonts)) {
      this.doc.registerFont(`${face}-latin`, latin).registerFont(`${face}-extended`, extended);
    }
    for (const { file, font } of scriptFonts()) this.doc.registerFont(file, font);
    this.bytes = collect(this.doc);
    this.parent = this.doc.struct("Document");
    this.doc.addStructure(this.parent);
  }

  /** Begins a new page where less than a height is left. */
  ensure(height: number): void {
    if (this.y + height > page.bottom) this.newPage();
  }

  get isOnFirstPage(): boolean {
    return this.doc.bufferedPageRange().count === 1;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = page.top;
  }

  /** Draws as one element of the document's structure, such as `P` or `TD`. */
  tagged(type: string, draw: () => void): void {
    this.parent.add(this.doc.struct(type, {}, draw));
  }

  /** What is drawn inside belongs to one element, such as the rows of a table. */
  within(type: string, fill: () => void): void {
    const outer = this.parent;
    this.parent = this.doc.struct(type);
    outer.add(this.parent);
    fill();
    this.parent.end();
    this.parent = outer;
  }

  /** Draws what means nothing to a reader that speaks the page. */
  decoration(draw: (doc: PDFKit.PDFDocument) => void): void {
    this.doc.markContent("Artifact");
    draw(this.doc.save());
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  height(text: string, style: TextStyle, width = contentWidth): number {
    const shown = runsOf(text).map((run) => run.text);
    this.use(style, "latin");
    return this.doc.heightOfString(shown.join(""), this.options(style, { width }));
  }

  /** Of a text on one line. */
  width(text: string, style: TextStyle): number {
    const widths = runsOf(text).map((run) => {
      this.use(style, run.part);
      return this.doc.widthOfString(run.text);
    });
    return widths.reduce((sum, each) => sum + each, 0);
  }

  /** Writes a text where it is told, else at the left edge; the flow is not moved. */
  put(text: string, style: TextStyle, place: Place = {}): void {
    const { x = page.left, y = this.y } = place;
    const runs = runsOf(text);
    runs.forEach((run, at) => {
      this.use(style, run.part);
      const options = {
        ...this.options(style, place),
        // Fonts differ in height: what they write stands on the line of the face.
        baseline: -this.fonts[style.face].ascent * style.size,
        continued: at < runs.length - 1,
      };
      if (at === 0) this.doc.text(run.text, x, y, options);
      else this.doc.text(run.text, options);
    });
  }

  /** Numbers the pages by a foot for each, and gives the file. */
  finish(foot: (number: number, of: number) => void): Promise<Buffer> {
    const { start, count } = this.doc.bufferedPageRange();
    for (let at = 0; at < count; at += 1) {
      this.doc.switchToPage(start + at);
      foot(at + 1, count);
    }
    this.parent.end();
    this.doc.end();
    return this.bytes;
  }

  private use({ face, size, color }: TextStyle, part: Part): void {
    const isOfFace = part === "latin" || part === "extended";
    this.doc.font(isOfFace ? `${face}-${part}` : part, size).fillColor(color);
  }

  private options({ face, lineGap }: TextStyle, { width = contentWidth, align = "left" }: Place) {
    // Fraunces has no figures of one width.
    return { width, align, lineGap, ...(face !== "title" && { features: ["tnum" as const] }) };
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}
