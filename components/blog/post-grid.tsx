import { useTranslations } from "next-intl";
import type { PostCard as PostCardData } from "@/lib/contract/posts";
import { PostCard } from "./post-card";

interface PostGridProps {
  /** Posts the operator wants seen first; the first of them leads the page. */
  banner: PostCardData[];
  posts: PostCardData[];
}

/** The posts of one page: a lead, then two columns beside it, then the rest, none twice. */
export function PostGrid({ banner, posts }: PostGridProps) {
  const t = useTranslations("Blog");
  const [lead, ...beside] = banner;
  const shown = new Set(banner.map((post) => post.id));
  const rest = posts.filter((post) => !shown.has(post.id));
  // What stands two in a row where three would leave a gap at the end.
  const wider = [0, 4, 2][rest.length % 3] ?? 0;
  if (!lead && rest.length === 0) return <p className="text-lead text-muted">{t("empty")}</p>;
  return (
    <div className="grid gap-y-16">
      {lead && (
        <PostCard
          post={lead}
          heading="h2"
          look="lead"
          priority
          sizes="(min-width: 1280px) 740px, (min-width: 1024px) 58vw, 92vw"
        />
      )}
      {beside.length > 0 && (
        <div className="grid gap-x-10 gap-y-8 border-line border-y py-10 lg:grid-cols-2">
          {beside.map((post) => (
            <PostCard key={post.id} post={post} heading="h2" look="row" sizes="180px" />
          ))}
        </div>
      )}
      <div className="grid gap-x-8 gap-y-14 sm:max-lg:even-pairs lg:even-threes">
        {rest.map((post, at) => (
          <PostCard
            key={post.id}
            post={post}
            heading="h2"
            priority={!lead && at < 3}
            sizes={`(min-width: 1024px) ${at < wider ? 590 : 390}px, (min-width: 640px) ${at === 0 ? 92 : 46}vw, 92vw`}
          />
        ))}
      </div>
    </div>
  );
}
