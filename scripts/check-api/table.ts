import type { Finding } from "./check";

/** Whether the site can stand on what was found: every required call is there and fits. */
export function isEnough(findings: Finding[]): boolean {
  return findings.every((each) => each.tier === "optional" || fits(each));
}

const fits = ({ there, misfit }: Finding) => there !== "no" && misfit === undefined;

/** The findings as a table for a terminal, with a sentence at the end. */
export function tableOf(findings: Finding[]): string {
  const rows = findings.map((each) => [
    each.call,
    each.tier,
    each.there === "unknown" ? "?" : each.there,
    each.misfit ?? (each.there === "yes" ? "yes" : "–"),
    fits(each) ? "" : each.without,
  ]);
  const head = ["call", "tier", "there", "fits", "what the site lacks"];
  const widths = head
    .slice(0, 4)
    .map((name, at) =>
      Math.min(60, Math.max(name.length, ...rows.map((row) => (row[at] ?? "").length))),
    );
  const line = (row: string[]) =>
    row
      .map((text, at) => text.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd();
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)]
    .concat("", summary(findings))
    .join("\n");
}

function summary(findings: Finding[]): string {
  const count = (tier: Finding["tier"]) => {
    const all = findings.filter((each) => each.tier === tier);
    return `${all.filter((each) => each.there === "yes" && fits(each)).length} of ${all.length} ${tier}`;
  };
  const verdict = isEnough(findings)
    ? "The site can stand on this API."
    : "The site cannot stand on this API yet: see the required calls above.";
  return `${count("required")} and ${count("optional")} calls are there and fit. ${verdict}`;
}
