const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];
const systems: [RegExp, string][] = [
  [/\b(iPhone|iPad)\b/, "iPhone or iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** What somebody uses, as the list of devices names it: `Chrome, Android`. */
export function deviceName(userAgent: string | null): string {
  const of = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ""))?.[1];
  return [of(browsers), of(systems)].filter(Boolean).join(", ") || "another device";
}
