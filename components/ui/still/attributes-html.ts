const named: Record<string, string> = {
  className: "class",
  htmlFor: "for",
  httpEquiv: "http-equiv",
  acceptCharset: "accept-charset",
};
/** Where SVG writes a hyphen; its other names are written as they are, and HTML does not mind. */
const hyphenated =
  /^(?:stroke|fill|clip|font|text|stop|dominant|alignment|letter|word|vector|marker|flood|paint|shape|color)[A-Z]/;
const unhyphenated = new Set(["textLength", "colorInterpolationFilters"]);
const notWritten = new Set(["children", "key", "ref", "dangerouslySetInnerHTML"]);

/** The attributes of an element of React, as HTML. */
export function attributesHtml(props: Record<string, unknown>): string {
  let html = "";
  for (const [name, value] of Object.entries(props)) {
    if (notWritten.has(name) || value === null || value === undefined) continue;
    if (name === "style") html += ` style="${escaped(styleText(value as object))}"`;
    else if (typeof value === "function") throw new Error(`${name} needs an island.`);
    else html += attribute(named[name] ?? written(name), value);
  }
  return html;
}

function written(name: string): string {
  const isHyphenated = hyphenated.test(name) && !unhyphenated.has(name);
  return isHyphenated ? withHyphens(name) : name;
}

/** Of names that say yes or no by a word, `false` is a word too. */
const saysBoth = /^(?:aria-|data-|contentEditable$|draggable$|spellCheck$)/;

function attribute(name: string, value: unknown): string {
  if (typeof value !== "boolean") return ` ${name}="${escaped(String(value))}"`;
  if (saysBoth.test(name)) return ` ${name}="${value}"`;
  return value ? ` ${name}=""` : "";
}

/** Whose numbers have no unit. */
const plainNumber =
  /^(?:--|zIndex$|opacity$|order$|flex|lineHeight$|fontWeight$|grid|zoom$|scale$)/;

function styleText(style: object): string {
  return Object.entries(style)
    .filter(([, value]) => value !== undefined && value !== null && value !== "")
    .map(([name, value]) => {
      const isLength = typeof value === "number" && value !== 0 && !plainNumber.test(name);
      return `${name.startsWith("--") ? name : withHyphens(name)}:${value}${isLength ? "px" : ""}`;
    })
    .join(";");
}

const withHyphens = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

/** A text as it stands in HTML, also between quotes. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
