import { Fragment, type ReactNode } from "react";
import type { PostCard } from "@/lib/contract/posts";

interface JournalListProps {
  posts: PostCard[];
  card: (post: PostCard, look: "card" | "row", sizes: string) => ReactNode;
}

/** The newest post large, the ones before it as a column beside it. */
export function JournalList({ posts, card }: JournalListProps) {
  const [newest, ...others] = posts;
  if (!newest) return null;
  return (
    <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[1.25fr_1fr]">
      {card(newest, "card", "(min-width: 1024px) 600px, 92vw")}
      <div className="grid content-start gap-8">
        {others.map((post) => (
          <Fragment key={post.id}>{card(post, "row", "(min-width: 640px) 176px, 112px")}</Fragment>
        ))}
      </div>
    </div>
  );
}
