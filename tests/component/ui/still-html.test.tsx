import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { FooterNight } from "@/components/layout/footer-night";
import { Picture } from "@/components/media/picture";
import { Icon } from "@/components/ui/icons";
import { SiteLink } from "@/components/ui/site-link";
import { stillHtml } from "@/components/ui/still/still-html";

/** As a browser understands it: how names are spelled and what is quoted is the same to it. */
function read(html: string): string {
  const template = document.createElement("template");
  template.innerHTML = html;
  for (const preload of template.content.querySelectorAll("link[rel=preload]")) preload.remove();
  return template.innerHTML;
}

const drawn = {
  url: "/pictures/lion",
  alt: 'A "lion" & <cub>',
  color: "#aabbcc",
} as unknown as Parameters<typeof Picture>[0]["picture"];

const examples: Record<string, ReactNode> = {
  "texts and numbers": ["a < b & 'c' \"d\"", 0, false, null, undefined, <b key="b">{3}</b>],
  "a drawing": <FooterNight />,
  "icons and links": (
    <SiteLink href="/Search?q=a&b" aria-current="page" className="x [&>a]:y">
      <Icon name="heart" />
    </SiteLink>
  ),
  "a picture": <Picture picture={drawn} sizes="(min-width: 640px) 50vw, 100vw" />,
  "words that say yes and no": (
    <details open>
      <summary aria-hidden={false} hidden data-x={true} draggable={false} tabIndex={-1}>
        x
      </summary>
      <table>
        <tbody>
          <tr>
            <td
              colSpan={2}
              style={{ "--w": "3px", minHeight: "2rem", opacity: 0, zIndex: 2, top: 4 } as object}
            />
          </tr>
        </tbody>
      </table>
      <time dateTime="2027-01-01" />
      <input readOnly disabled={false} maxLength={3} />
      <button type="button" popoverTarget="menu" popoverTargetAction="hide" />
      <a href="/" hrefLang="de" download>
        x
      </a>
    </details>
  ),
  "a drawing's own names": (
    <svg viewBox="0 0 1 1" aria-hidden="true" preserveAspectRatio="none">
      <title>x</title>
      <path d="M0 0" strokeWidth="2" strokeLinecap="round" vectorEffect="non-scaling-stroke" />
      <text textAnchor="middle" fontSize="3" textLength="4" dominantBaseline="middle" />
      <g clipPath="url(#x)" fillRule="evenodd" strokeDasharray="1 2" fillOpacity="0.5" />
    </svg>
  ),
};

async function Late({ text }: { text: string }) {
  return <i>{text}</i>;
}

describe("what is still", () => {
  for (const [name, node] of Object.entries(examples))
    it(`is written as React would write it: ${name}`, async () => {
      expect(read(await stillHtml(node))).toBe(read(renderToStaticMarkup(node)));
    });

  it("waits for components that wait", async () => {
    expect(
      await stillHtml([<Late key="a" text="one" />, " and ", <Late key="b" text="two" />]),
    ).toBe("<i>one</i> and <i>two</i>");
  });

  it("holds no island and nothing that a press calls", () => {
    const island = Object.assign(() => null, { $$typeof: Symbol.for("react.client.reference") });
    const Island = island as unknown as () => null;
    expect(() => stillHtml(<Island />)).toThrow("island");
    // biome-ignore lint/a11y/useButtonType: it is the press that is refused.
    expect(() => stillHtml(<button onClick={() => undefined} />)).toThrow("onClick");
  });
});
