// What mail programs make a link of. Only well-known endings: “St.John” and “Dr.Müller” are names, and
// so are “T.Ly” and “Ma.de Jesús”: short endings count behind a word only. `=?` begins what mail heads have in code.
const endings =
  "com|net|org|info|biz|xyz|top|online|site|shop|store|club|live|click|link|app|dev|zip|page|icu|vip|bet";
const shortEndings = "io|co|me|ly|cc|gg|tk|ru|cn|uk|eu|us|fr|es|it|pt|br|at|ch|nl|pl|tz|ke";
const linked = new RegExp(
  [
    ...["=\\?", "://", "\\bwww\\.", "[\\p{L}\\p{N}]@[\\p{L}\\p{N}]", "\\p{L}\\.\\p{L}{2,}/"],
    ...[`[\\p{L}\\p{N}]\\.(${endings})\\b`, `[\\p{L}\\p{N}]{3}\\.(${shortEndings})\\b`],
    "[\\p{L}\\p{N}]{5}\\.de\\b",
  ].join("|"),
  "iu",
);
// Browsers read each of them as the dot of a domain (UTS 46).
const dots = /[\u3002\uff0e\uff61]/g;
/** Whether a mail program would make a link of something in it, or read it as written in code. */
export const holdsLink = (words: string) => linked.test(words.normalize("NFKC").replace(dots, "."));
