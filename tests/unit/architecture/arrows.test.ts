import { describe, expect, it } from "vitest";
import { circles, upward } from "../../support/import-graph";
import { sourceFiles } from "../../support/source-files";

const files = sourceFiles(
  ...["app", "components", "lib", "server", "scripts", "sample"],
  ...["instrumentation.ts", "instrumentation-client.ts", "middleware.ts", "server.ts"],
);

const under = (path: string, ...folders: string[]) =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
const lib = (...names: string[]) => names.map((name) => `lib/${name}`);
/** All of `lib` that pages may know. */
const publicLib = lib(
  ...[
    "api",
    "clock",
    "contract",
    "env",
    "error-report",
    "i18n",
    "original-places",
    "outgoing",
    "photos",
    "pricing",
    "site",
  ],
);

/** What files of ours may import; the first row that fits a file counts. */
const mayImport: [from: string, to: string[]][] = [
  ["lib/pricing/policy.ts", []],
  ["lib/pricing", lib("pricing", "contract")],
  ["lib/contract", lib("contract", "pricing/policy")],
  ["lib/freshness", lib("freshness", "clock", "contract")],
  ["lib/api", ["lib"]],
  [
    "lib/backend",
    lib(
      ...["backend", "clock", "contract", "env", "error-report", "freshness", "i18n"],
      ...["photos", "pricing", "site"],
    ),
  ],
  ["lib", publicLib],
  [
    "components",
    ["components", ...lib("contract", "api/browser", "i18n", "site", "pricing", "clock")],
  ],
  ["app", ["app", "components", ...publicLib]],
  // Where the page of an address lives is asked by the edge as by the middleware.
  [
    "server",
    [
      ...["server", "app/inner-path"],
      ...lib("contract", "env", "error-report", "original-places"),
      ...lib("freshness", "site", "i18n", "clock"),
    ],
  ],
  // The map is clipped by what draws it.
  ["scripts", ["scripts", "lib", "server/database", "components/map"]],
  // Whoever has pictures of their own deletes it: it knows nobody, and nobody knows it.
  ["sample", ["sample"]],
  ["server.ts", ["server"]],
  ["middleware.ts", ["app/inner-path", ...publicLib]],
  ["instrumentation.ts", publicLib],
  ["instrumentation-client.ts", ["components", ...publicLib]],
];

/** The rooms of `lib` from the ground up: each imports only what stands before it. */
const floors = [
  ...["clock", "outgoing"],
  "pricing/policy",
  "contract",
  "freshness",
  "pricing",
  "i18n",
  "env",
  "original-places",
  "error-report",
  "site",
  "photos",
  "backend",
  "api",
  // Who is signed in calls the site.
  "site/account",
];

/** Likewise those of the backend. */
const rooms = [
  ...["content", "db"],
  ...["requests", "provider", "inbox"],
  ...["reviews", "catalogue", "editorial", "search"],
  ...["accounts", "affiliate", "staff", "leads"],
  "bookings",
  "offers",
  "payments",
  ...["documents", "emails"],
  ...["desk", "jobs"],
  ...["answer", "answer-desk"],
];

describe("who may import whom", () => {
  it("is what the table says", () => {
    const broken = files.flatMap(({ file, imports }) => {
      const allowed = mayImport.find(([from]) => under(file, from))?.[1] ?? [];
      const isOurs = (target: string) =>
        under(target, "app", "components", "lib", "server", "scripts", "sample");
      return imports
        .filter((target) => isOurs(target) && !under(target, ...allowed))
        .map((target) => `${file} → ${target}`);
    });
    expect(broken).toEqual([]);
  });

  it("features among the components do not import each other", () => {
    const shared = ["form", "journey", "layout", "map", "media", "ui", "url-state"].map(
      (name) => `components/${name}`,
    );
    const feature = (path: string) => path.split("/").slice(0, 2).join("/");
    const broken = files
      .filter(({ file }) => under(file, "components"))
      .flatMap(({ file, imports }) =>
        imports
          .filter((target) => under(target, "components") && feature(target) !== feature(file))
          .filter((target) => !under(target, ...shared))
          .map((target) => `${file} → ${target}`),
      );
    expect(broken).toEqual([]);
  });

  it("goes down only, from floor to floor of the backend", () => {
    expect(upward(files, "lib/backend", rooms)).toEqual([]);
    const added = { file: "lib/backend/db/added.ts", imports: ["lib/backend/bookings/added"] };
    expect(upward([...files, added], "lib/backend", rooms)).toHaveLength(1);
  });

  it("goes down only, from floor to floor of the rest of lib", () => {
    expect(upward(files, "lib", floors)).toEqual([]);
    const added = { file: "lib/contract/added.ts", imports: ["lib/pricing/added"] };
    expect(upward([...files, added], "lib", floors)).toHaveLength(1);
  });

  it("never comes round to where it began, not by a type either", () => {
    expect(circles(files)).toEqual([]);
    const added = [
      { file: "lib/site/a.ts", imports: ["components/b"] },
      { file: "components/b.tsx", imports: ["lib/site/a"] },
    ];
    expect(circles(added)).toEqual(["lib/site/a.ts → components/b.tsx → lib/site/a.ts"]);
  });

  it("the backend knows neither React nor Next", () => {
    const outside = files
      .filter(({ file }) => file.startsWith("lib/backend/"))
      .filter(({ text }) => /from "(react|react-dom|next)(\/|")/.test(text))
      .map(({ file }) => file);
    expect(outside).toEqual([]);
  });

  it("one file reads the environment", () => {
    const folders = ["app", "components", "lib", "middleware.ts"];
    const readers = files
      .filter(({ file, text }) => under(file, ...folders) && /process\.env\b/.test(text))
      .map(({ file }) => file);
    expect(readers).toEqual(["lib/env.ts"]);
  });

  it("no source file is longer than 300 lines", () => {
    // Words are data: those of the desk are one file a language.
    const long = sourceFiles().filter(
      ({ file, text }) => !under(file, "components/desk/words") && text.split("\n").length > 301,
    );
    expect(long.map(({ file }) => file)).toEqual([]);
  });
});
