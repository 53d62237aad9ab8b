import { useTranslations } from "next-intl";
import type { Post } from "@/lib/contract/posts";
import { formatDay } from "@/lib/i18n/format";
import type { Locale } from "@/lib/i18n/locales";
import { Picture } from "../media/picture";
import { Breadcrumb, type Crumb } from "../ui/breadcrumb";

interface PostHeaderProps {
  post: Post;
  crumbs: Crumb[];
  locale: Locale;
}

/** Title, author, date and the picture that opens a post. */
export function PostHeader({ post, crumbs, locale }: PostHeaderProps) {
  const t = useTranslations("Blog");
  const card = useTranslations("PostCard");
  return (
    <header className="column pt-8">
      <Breadcrumb crumbs={crumbs} />
      <div className="max-w-4xl pt-6 pb-10">
        <h1 className="text-title">{post.title}</h1>
        <p className="mt-5 max-w-2xl text-lead text-muted">{post.description}</p>
        <p className="mt-5 text-muted text-small">
          {post.author && <>{t("by", { name: post.author.name })} · </>}
          <time dateTime={post.published}>{formatDay(post.published, locale)}</time>
          {post.reading_minutes && (
            <>
              {"\u00a0· "}
              <span className="whitespace-nowrap">
                {card("minutes", { minutes: post.reading_minutes })}
              </span>
            </>
          )}
        </p>
      </div>
      <Picture
        picture={post.picture}
        sizes="(min-width: 1280px) 1136px, 92vw"
        priority
        className="aspect-16/10 w-full rounded-picture sm:aspect-21/9"
      />
    </header>
  );
}
