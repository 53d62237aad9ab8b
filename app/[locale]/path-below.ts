export interface PathProps {
  params: Promise<{ path?: string[] }>;
}

/** The segments of an address below a page, as one text. */
export const pathBelow = async ({ params }: PathProps) => ((await params).path ?? []).join("/");
