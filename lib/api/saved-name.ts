import type { Locale } from "../contract/locales";

/**
 * The header with which a file is saved under its name: first in letters that everybody takes, then,
 * where it has others, as it is (RFC 6266, RFC 8187). Names are made here or by an external API:
 * nothing of them may end the header's string, or lead into a folder.
 */
export function savedAs(name: string, locale: Locale): string {
  const own = name.normalize("NFC").replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, "-");
  const plain = plainLetters(own, locale);
  const exact = plain === own ? "" : `; filename*=UTF-8''${encodeURIComponent(own)}`;
  return `attachment; filename="${plain}"${exact}`;
}

/** The name that such a header says; `file` where it says none. */
export function nameSavedAs(header: string | null): string {
  const [, plain = "file"] = /filename="([^"]+)"/.exec(header ?? "") ?? [];
  const [, exact = ""] = /filename\*=UTF-8''([^\s;]+)/i.exec(header ?? "") ?? [];
  try {
    return decodeURIComponent(exact) || plain;
  } catch {
    // Of an API that is elsewhere.
    return plain;
  }
}

const german: Record<string, string> = {
  ...{ ä: "ae", ö: "oe", ü: "ue", ß: "ss" },
  ...{ Ä: "Ae", Ö: "Oe", Ü: "Ue" },
};

function plainLetters(name: string, locale: Locale): string {
  const spelled =
    locale === "de" ? name.replace(/[äöüßÄÖÜ]/g, (letter) => german[letter] ?? letter) : name;
  return spelled
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w.-]+/g, "-");
}
