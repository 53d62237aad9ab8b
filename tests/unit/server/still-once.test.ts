import { describe, expect, it } from "vitest";
import { isFrameworkScript } from "@/server/edge/framework-script";
import { withStillOnce } from "@/server/first-screen/still-once";

const key = "still:0123456789abcdef;";
const push = (text: string) =>
  `<script>self.__next_f.push([1,${JSON.stringify(text).replaceAll("<", "\\u003c")}])</script>`;
const text = (id: string, value: string) =>
  `${id}:T${Buffer.byteLength(value).toString(16)},${value}`;
const told = (html: string) =>
  [...html.matchAll(/<script>self\.__next_f\.push\((.*?)\)<\/script>/gs)]
    .map(([, args = ""]) => JSON.parse(args)[1])
    .join("");

const markup = `<ul><li>Größe &amp; Weg\n0:T5,</li></ul>`.repeat(40);
const rows = [
  '1:["$","$L2",null,{"html":"$3"}]\n',
  text("3", key + markup),
  text("4", "Ein anderer Text, über den Berg\n"),
  '5:{"a":"T3,b:T"}\n',
];

describe("what is still, in a finished document", () => {
  it("stands in the payload as its key, however the payload was cut; all else is as it was", () => {
    const payload = rows.join("");
    const short = payload.replace(text("3", key + markup), text("3", key));
    for (const size of [payload.length, 7, 100]) {
      const pieces = payload.match(new RegExp(`[^]{1,${size}}`, "g")) ?? [];
      const html = withStillOnce(`<p>x</p>${pieces.map(push).join("<hr>")}</body>`);
      expect(told(html)).toBe(short);
      expect(html).toMatch(/^<p>x<\/p><script>.*<\/body>$/s);
      const [, script = ""] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
      expect(isFrameworkScript(script)).toBe(true);
    }
  });

  it("is left alone where there is none, or the payload is spelled otherwise", () => {
    for (const html of [
      push(rows[0] ?? ""),
      push(`${rows[0]}${text("3", key + markup).slice(0, -9)}`),
      `${push(rows.join(""))}<script>self.__next_f.push([3,"AAAA"])</script>`,
      "<p>x</p>",
    ])
      expect(withStillOnce(html)).toBe(html);
  });
});
