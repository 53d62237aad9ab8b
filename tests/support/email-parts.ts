/** A mail as it went over the wire, taken apart. */
export interface EmailParts {
  /** The lines of its head, each with what continues it. */
  head: string[];
  text: string;
  html: string;
}

/** Reads a mail of ours: a head and two texts, one of them HTML. */
export function emailParts(raw: string): EmailParts {
  const [head = "", body = ""] = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? "";
  const parts = body.split(`--${boundary}`).map(split);
  const textOf = (type: string) => {
    const [partHead = "", content = ""] = parts.find(([each]) => each?.includes(type)) ?? [];
    return decoded(content, /transfer-encoding: (\S+)/i.exec(partHead)?.[1] ?? "");
  };
  return {
    head: head.replace(/\r\n(?=[ \t])/g, "").split("\r\n"),
    text: textOf("text/plain"),
    html: textOf("text/html"),
  };
}

function split(text: string): string[] {
  const end = text.indexOf("\r\n\r\n");
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 4)];
}

function decoded(content: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(content, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return content;
  const bytes = content
    .replace(/=\r?\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
