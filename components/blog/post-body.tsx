import { useTranslations } from "next-intl";
import type { Post } from "@/lib/contract/posts";
import { textLink } from "@/lib/site/text-links";
import { ContentsList } from "../ui/contents-list";
import { Markdown } from "../ui/markdown";
import { Still } from "../ui/still/still";
import { CopyLink } from "./copy-link";

/** The text of a post with its table of contents beside it. */
export function PostBody({ post, url }: { post: Post; url: string }) {
  const t = useTranslations("Blog");
  return (
    <div className="column section grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pt-12 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)] xl:gap-x-24 min-[100rem]:grid-cols-[28rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <ContentsList title={t("contents")} text={post.body} />
        <div className="mt-8 hidden border-line border-t pt-4 lg:block">
          <ShareLinks title={post.title} url={url} />
        </div>
      </div>
      <div>
        <Still>
          <Markdown text={post.body} resolve={textLink} className="lg:text-[1.125rem]" />
        </Still>
        <div className="mt-12 border-line border-t pt-5 lg:hidden">
          <ShareLinks title={post.title} url={url} />
        </div>
      </div>
    </div>
  );
}

/** Plain links to share a page: no script of anybody else's, nothing sent before the click. */
function ShareLinks({ title, url }: { title: string; url: string }) {
  const t = useTranslations("Blog");
  const text = encodeURIComponent(`${title} ${url}`);
  const address = encodeURIComponent(url);
  const links = [
    { name: "WhatsApp", href: `https://wa.me/?text=${text}` },
    { name: t("email"), href: `mailto:?subject=${encodeURIComponent(title)}&body=${address}` },
    { name: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    {
      name: "X",
      href: `https://x.com/intent/post?text=${encodeURIComponent(title)}&url=${address}`,
    },
  ];
  return (
    <>
      <h2 className="font-sans font-semibold text-small tracking-normal">{t("share")}</h2>
      <ul className="mt-2 grid grid-cols-[repeat(3,auto)] justify-start gap-x-8 text-small sm:flex sm:flex-wrap sm:gap-x-5 lg:flex-col">
        <li>
          <CopyLink url={url} words={{ copy: t("copy"), copied: t("copied") }} />
        </li>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 min-w-6 items-center text-muted underline-offset-4 hover:text-ink hover:underline lg:min-h-8"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
