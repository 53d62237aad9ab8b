/** The site's colours, as documents use them. */
export const colors = {
  paper: "#FBF7EF",
  ink: "#1E1B16",
  muted: "#6B6357",
  line: "#E6DDCC",
  terracotta: "#B4512D",
  acacia: "#2F5B4C",
} as const;

/** A4 in points, with the margins of all documents. */
export const page = { width: 595.28, height: 841.89, left: 60, right: 60, top: 60, bottom: 784 };
export const contentWidth = page.width - page.left - page.right;

export type Face = "text" | "strong" | "title";

export interface TextStyle {
  face: Face;
  size: number;
  color: string;
  lineGap: number;
}

const text = { face: "text", size: 9.5, color: colors.ink, lineGap: 2.6 } as const;

export const styles = {
  text,
  strong: { ...text, face: "strong" },
  small: { ...text, size: 8.5, color: colors.muted, lineGap: 2 },
  note: { ...text, size: 8.5, color: colors.terracotta, lineGap: 2 },
  heading: { face: "title", size: 13, color: colors.ink, lineGap: 1 },
  title: { face: "title", size: 25, color: colors.ink, lineGap: 0 },
  figure: { face: "title", size: 19, color: colors.ink, lineGap: 0 },
} satisfies Record<string, TextStyle>;
