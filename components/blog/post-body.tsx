import { useTranslations } from "next-intl";
import type { Post } from "@/lib/contract/posts";
import { textLink } from "@/lib/site/text-links";
import { headingsOf, Markdown } from "../ui/markdown";
import { ShareLinks } from "./share-links";

/** The text of a post with its table of contents beside it. */
export function PostBody({ post, url }: { post: Post; url: string }) {
  const t = useTranslations("Blog");
  const headings = headingsOf(post.body).filter((heading) => heading.level === 2);
  return (
    <div className="column section grid gap-x-16 gap-y-10 pt-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <nav aria-labelledby="contents" className="border-line border-t pt-4">
          <h2 id="contents" className="font-sans font-semibold text-small tracking-normal">
            {t("contents")}
          </h2>
          <ol className="mt-3 grid gap-2 text-small">
            {headings.map((heading) => (
              <li key={heading.id}>
                <a
                  href={`#${heading.id}`}
                  className="text-muted underline-offset-4 hover:text-ink hover:underline"
                >
                  {heading.text}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="mt-8 hidden border-line border-t pt-4 lg:block">
          <ShareLinks title={post.title} url={url} />
        </div>
      </div>
      <div>
        <Markdown text={post.body} resolve={textLink} />
        <div className="mt-12 border-line border-t pt-5 lg:hidden">
          <ShareLinks title={post.title} url={url} />
        </div>
      </div>
    </div>
  );
}
