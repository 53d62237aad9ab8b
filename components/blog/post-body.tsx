import { useTranslations } from "next-intl";
import type { Post } from "@/lib/contract/posts";
import { textLink } from "@/lib/site/text-links";
import { ContentsList } from "../ui/contents-list";
import { Markdown } from "../ui/markdown";
import { ShareLinks } from "./share-links";

/** The text of a post with its table of contents beside it. */
export function PostBody({ post, url }: { post: Post; url: string }) {
  const t = useTranslations("Blog");
  return (
    <div className="column section grid gap-x-16 gap-y-10 pt-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <ContentsList title={t("contents")} text={post.body} />
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
