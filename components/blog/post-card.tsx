import { useLocale, useTranslations } from "next-intl";
import type { PostCard as PostCardData } from "@/lib/contract/posts";
import { formatDay } from "@/lib/i18n/format";
import { postPath } from "@/lib/site/routes";
import { CardPicture } from "../media/card-picture";
import { CardLink } from "../ui/card-link";

interface PostCardProps {
  post: PostCardData;
  /** The rank that fits the page's order of headings. */
  heading?: "h2" | "h3" | "h4";
  /** `lead` opens a list: a wide picture, a large title and the description beside each other. */
  look?: "card" | "lead" | "row";
  sizes?: string;
  priority?: boolean;
}

const frames = {
  card: { article: "flex flex-col", picture: "aspect-3/2", text: "pt-4", title: "text-[1.375rem]" },
  lead: {
    article: "grid gap-x-10 lg:grid-cols-[1.6fr_1fr] lg:items-end",
    picture: "aspect-16/10",
    text: "pt-5 lg:pt-0",
    title: "text-section",
  },
  row: {
    article: "grid grid-cols-[7rem_1fr] gap-x-5 sm:grid-cols-[11rem_1fr]",
    picture: "aspect-4/3",
    text: "",
    title: "text-[1.25rem]",
  },
} as const;

/** A post in a list: picture, category, title, and how long it takes to read. */
export function PostCard({
  post,
  heading: Heading = "h3",
  look = "card",
  sizes,
  priority,
}: PostCardProps) {
  const t = useTranslations("PostCard");
  const vocabulary = useTranslations("Vocabulary");
  const locale = useLocale();
  const frame = frames[look];
  return (
    <article className={`group relative ${frame.article}`}>
      <CardPicture
        picture={post.picture}
        sizes={sizes}
        priority={priority}
        className={frame.picture}
      />
      <div className={frame.text}>
        <p className="text-note text-terracotta-deep">
          {vocabulary(`blog_category.${post.category}`)}
        </p>
        <Heading className={`mt-1 leading-tight ${frame.title}`}>
          <CardLink href={postPath(post.slug)}>{post.title}</CardLink>
        </Heading>
        {look !== "row" && <p className="mt-2.5 max-w-[60ch] text-muted">{post.description}</p>}
        <p className="mt-3 text-muted text-note">
          <time dateTime={post.published}>{formatDay(post.published, locale)}</time>
          {post.reading_minutes && (
            <>
              {"\u00a0· "}
              <span className="whitespace-nowrap">
                {t("minutes", { minutes: post.reading_minutes })}
              </span>
            </>
          )}
        </p>
      </div>
    </article>
  );
}
