import { expect, it } from "vitest";
import { sourceFiles } from "../../support/source-files";

/** Words between tags, in an attribute that is read out, or said by a component itself. */
const spoken = [
  /(?<!=)>\s*[A-Z][a-z]+[^<>{}=;()]*</,
  /^\s*[A-Z][a-z]+( [a-z’,]+)+[.?!]?$/m,
  /\b(aria-label|label|hint|placeholder|title|alt)=(["'])[A-Za-z][^"']*\2/,
];

/** Words in a text of a program: two together, one beside a value, or one that begins like a sentence. */
const sentence = /\p{L}{2,}[,:]? \p{L}{2,}|\$ \p{L}{2,}|\p{L}{2,} \$|^[A-Z][a-z]+$/u;
/** What puts something into words of a language, where that is no language of a guest. */
const wording =
  /\b(translator|format(Day|Month|Weekday)|countryName|languageName)\((?![^;]*\blocale\b)|\b(formatMoney|formatPayment|listText)\(/;
/** A text, or a template without another in it. */
const literal =
  /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`$]|\$(?!\{)|\$\{(?:[^{}`]|\{[^{}`]*\})*\})*`/g;
/** A statement of the database without another in it, and what an error of ours says. */
const untold = /\bsql(?:<[^>]*>)?`(?:(?!\bsql(?:<[^>]*>)?`)[^`])*`|\bnew Error\([^)]*\)/g;

/** What a program says: its texts, and what it puts into words. */
function saidIn(text: string): string[] {
  const said: string[] = [];
  let left = withoutComments(text).replace(/^import[\s\S]*?;$/gm, "");
  for (let before = ""; before !== left; ) {
    before = left;
    left = left.replace(untold, "0");
  }
  said.push(...(wording.exec(left)?.slice(0, 1) ?? []));
  for (let before = ""; before !== left; ) {
    before = left;
    left = left.replace(literal, (found) => {
      const words = found.slice(1, -1).replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "$");
      if (sentence.test(words)) said.push(found);
      return "0";
    });
  }
  return said;
}

const sources = sourceFiles("components/desk", "app/desk", "app/desk-preview");
const inFormats = "components/desk/desk-formats.ts";

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");

it("the desk formats dates, lists and names of languages in one place, in the language of its words", () => {
  const fixed =
    /\bIntl\.\w+Format\w*\(|\bnew Intl\b|\.toLocale\w*String\(|\b(format(Day|Weekday|Month)|countryName|languageName|listText)\([^;]*"en(-\w+)?"/;
  const found = sources.filter(({ file, text }) => file !== inFormats && fixed.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});

it("what the desk says stands in one file, so that another language is another such file", () => {
  const screens = sources.filter(({ file }) => file.endsWith(".tsx"));
  expect(screens.length).toBeGreaterThan(80);
  const found = screens.flatMap(({ file, text }) =>
    spoken.flatMap((pattern) => {
      const [words] = pattern.exec(withoutComments(text)) ?? [];
      return words ? [`${file}: ${words.trim()}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

it("what answers the desk sends facts and composes no English, which the desk's words would not reach", () => {
  const others = [
    // Sentences for guests, in their own language.
    "lib/backend/desk/snippets/",
    // The columns of files, which keep their names.
    "lib/backend/desk/month/lists.ts",
    // What colleagues type is read there, and nothing said.
    "lib/backend/desk/bookings/find-bookings.ts",
  ];
  const answering = sourceFiles("lib/backend/desk").filter(
    ({ file }) => !others.some((part) => file.startsWith(part)),
  );
  expect(answering.length).toBeGreaterThan(40);
  const found = answering.flatMap(({ file, text }) =>
    saidIn(text).map((words) => `${file}: ${words}`),
  );
  expect(found).toEqual([]);
});

it("no words of a mail or a document reach a screen of the desk, which says what is known in its own", () => {
  // What goes to a guest, in their language.
  const toGuests = "lib/backend/desk/bookings/guest-link.ts";
  const wording = /^lib\/backend\/(emails\/(?!lead\/lead-row$)|documents\/\w+-words$)/;
  const found = sourceFiles("lib/backend/desk")
    .filter(({ file }) => file !== toGuests)
    .flatMap(({ file, imports }) =>
      imports.filter((each) => wording.test(each)).map((each) => `${file} → ${each}`),
    );
  expect(found).toEqual([]);
});

it("what the desk is told is named by keys, and never a label beside its value", () => {
  const paired = /z\.tuple\(\[\s*z\.string\(\)|\blabel: z\.string\(\)/;
  const found = sourceFiles("lib/contract/desk").filter(({ text }) => paired.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});

it("the history of a booking keeps what people wrote, and facts, but no sentence of ours", () => {
  const written = /\bnote: (`|"[^"])|\bnote\([^)]*\btext: [`"]/;
  const changing = sourceFiles(
    "lib/backend/bookings",
    "lib/backend/offers",
    "lib/backend/payments",
  );
  const found = changing.filter(({ text }) => written.test(text));
  expect(found.map(({ file }) => file)).toEqual([]);
});
