import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { allEndpoints } from "@/lib/contract/all-endpoints";
import type { RateLimit } from "@/lib/contract/endpoint";

const times: Record<number, string> = {
  60: "a minute",
  600: "in 10 minutes",
  900: "in 15 minutes",
  3600: "an hour",
  86400: "a day",
};

const inWords = (limits: readonly RateLimit[]) =>
  limits.map(({ calls, perSeconds }) => `${calls} ${times[perSeconds]}`).join(" and ");

/** By the path of a call, what the document says of it. */
function documented(): Record<string, string> {
  const [, part = ""] = readFileSync("docs/security.md", "utf8").split("## Limits");
  const [table = ""] = part.split("A test holds that table");
  const rows = [...table.matchAll(/^\| (.+) \| (\d.+) \|$/gm)];
  return Object.fromEntries(
    rows.flatMap(([, calls = "", limit = ""]) =>
      [...calls.matchAll(/`(.+?)`/g)].map(([, path]) => [`/api/${path}`, limit]),
    ),
  );
}

it("the document says of each call how often it may be made", () => {
  const counted = allEndpoints.flatMap(({ path, limits }) =>
    limits ? [[path, inWords(limits)]] : [],
  );
  expect(documented()).toEqual(Object.fromEntries(counted));
});
