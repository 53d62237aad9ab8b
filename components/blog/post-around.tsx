import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Post } from "@/lib/contract/posts";
import { postPath } from "@/lib/site/routes";
import { SiteLink } from "../ui/site-link";

interface PostAroundProps extends Pick<Post, "previous" | "next"> {
  /** What is asked of the reader at the end. */
  children: ReactNode;
}

/** The end of a post: a call, and the posts before and after it. */
export function PostAround({ previous, next, children }: PostAroundProps) {
  const t = useTranslations("Blog");
  const links = [
    { post: previous, label: t("previous"), rel: "prev" },
    { post: next, label: t("next"), rel: "next" },
  ];
  return (
    <div className="bg-night text-paper">
      <div className="column section grid gap-12 lg:grid-cols-[1.2fr_1fr]">
        <div className="max-w-xl">{children}</div>
        {(previous || next) && (
          <ul className="grid content-start gap-6">
            {links.map(({ post, label, rel }) =>
              post ? (
                <li key={rel} className="border-night-soft border-t pt-4">
                  <p className="text-mist text-note">{label}</p>
                  <SiteLink
                    href={postPath(post.slug)}
                    rel={rel}
                    className="font-serif text-lead underline-offset-4 hover:underline"
                  >
                    {post.title}
                  </SiteLink>
                </li>
              ) : null,
            )}
          </ul>
        )}
      </div>
    </div>
  );
}
