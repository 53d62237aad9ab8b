import PDFDocument from "pdfkit";
import type { Locale } from "@/lib/contract/locale";
import { withWebAddresses } from "@/lib/site/web-addresses";
import { brokenLines } from "./broken-lines";
import type { FaceFiles } from "./document-fonts";
import { contentWidth, type Face, page, type TextStyle } from "./document-style";
import { type Part, type Run, runsOf } from "./font-runs";
import { hasRightToLeft } from "./reading-order";
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
  /** At the start, where it is read from: the right of what begins from right to left. */
  align?: "left" | "right" | "start";
  /** Of the first line, where it goes on with a paragraph that began before. */
  isFromRight?: boolean | undefined;
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
    if (hasRightToLeft(text))
      return this.linesOf(text, style, width).length * this.lineHeight(style);
    const shown = runsOf(text).map((run) => run.text);
    this.use(style, "latin");
    return this.doc.heightOfString(shown.join(""), this.options(style, { width }));
  }

  /** Of a text on one line. */
  width(text: string, style: TextStyle): number {
    const widths = runsOf(text).map((run) => {
      this.use(style, run.part);
      return this.doc.widthOfString(run.text, featuresOf(style));
    });
    return widths.reduce((sum, each) => sum + each, 0);
  }

  /** Writes a text where it is told, else at the left edge; the flow is not moved. */
  put(text: string, style: TextStyle, place: Place = {}): void {
    if (hasRightToLeft(text)) {
      this.putLines(text, style, place);
      return;
    }
    const { x = page.left, y = this.y } = place;
    const runs = linkedRuns(runsOf(text));
    runs.forEach((run, at) => {
      this.use(style, run.part);
      const options = {
        ...this.options(style, place),
        ...this.baseline(style),
        ...leadingTo(run.href),
        continued: at < runs.length - 1,
      };
      if (at === 0) this.doc.text(run.text, x, y, options);
      else this.doc.text(run.text, options);
    });
  }

  /** Writes lines in which words change places: what draws a text otherwise knows one direction. */
  private putLines(text: string, style: TextStyle, place: Place): void {
    const { x = page.left, y = this.y, width = contentWidth, align, isFromRight } = place;
    const lines = this.linesOf(text, style, width, isFromRight);
    const isAtStart = align === "start" || (align === undefined && lines.length > 1);
    const lineHeight = this.lineHeight(style);
    lines.forEach((line, at) => {
      const isAtRight = align === "right" || (isAtStart && line.isFromRight);
      let left = isAtRight ? x + width - this.width(line.text, style) : x;
      for (const run of linkedRuns(runsOf(line.text, line.isFromRight))) {
        this.use(style, run.part);
        const options = { ...featuresOf(style), ...this.baseline(style), ...leadingTo(run.href) };
        this.doc.text(run.text, left, y + at * lineHeight, { ...options, lineBreak: false });
        left += this.doc.widthOfString(run.text, featuresOf(style));
      }
    });
  }

  private linesOf(text: string, style: TextStyle, width: number, isFromRight?: boolean) {
    const widthOf = (part: string) => this.width(part, style);
    return brokenLines(text, { width, widthOf, isFromRight });
  }

  private lineHeight(style: TextStyle): number {
    this.use(style, "latin");
    return this.doc.currentLineHeight(true) + style.lineGap;
  }

  /** Fonts differ in height: what they write stands on the line of the face. */
  private baseline({ face, size }: TextStyle) {
    return { baseline: -this.fonts[face].ascent * size };
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

  private options(style: TextStyle, { width = contentWidth, align = "left" }: Place) {
    const side = align === "start" ? "left" : align;
    return { width, align: side, lineGap: style.lineGap, ...featuresOf(style) };
  }
}

/** Fraunces has no figures of one width. */
const featuresOf = ({ face }: TextStyle) =>
  face === "title" ? {} : { features: ["tnum" as const] };

/** What is written goes on after it without: it has to be said each time. */
const leadingTo = (href: string | undefined) => ({
  link: href ?? null,
  underline: href !== undefined,
});

/** Runs with where the web addresses in them lead. */
const linkedRuns = (runs: Run[]) =>
  runs.flatMap(({ part, text }) =>
    withWebAddresses(text).map((piece) => ({ part, text: piece.text, href: piece.href })),
  );

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}
