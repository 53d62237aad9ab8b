import type { ReactNode } from "react";
import type { CompanyPage } from "@/lib/contract/pages";
import { textLink } from "@/lib/site/text-links";
import { Picture } from "../media/picture";
import { ContentsList } from "../ui/contents-list";
import { Markdown } from "../ui/markdown";
import { Still } from "../ui/still/still";

interface CompanyArticleProps {
  text: CompanyPage;
  heading?: "h1" | "h2";
  /** Begins the ids of its headings where another text stands above it. */
  part?: string | undefined;
  picture?: { url: string; color: string } | undefined;
  /** The title of the table of contents; without it there is none. */
  contents?: string;
  /** When it was last changed, in words. */
  updated?: string;
  /** What the reader may do next, below the table of contents. */
  children?: ReactNode;
}

/** A text of the company, set for reading, its parts beside it. */
export function CompanyArticle(props: CompanyArticleProps) {
  const { text, heading: Heading = "h1", part, picture, contents, updated, children } = props;
  return (
    <article className="column section pt-12">
      <Heading className={`max-w-3xl ${Heading === "h1" ? "text-title" : "text-section"}`}>
        {text.title}
      </Heading>
      <p className="mt-5 max-w-2xl text-lead text-muted">{text.intro}</p>
      {picture && (
        <Picture
          picture={{ ...picture, alt: "" }}
          sizes="(min-width: 1280px) 1136px, 92vw"
          priority
          className="mt-10 aspect-16/10 w-full rounded-picture sm:aspect-21/9"
        />
      )}
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[18rem_minmax(0,1fr)] xl:gap-x-24 min-[100rem]:grid-cols-[28rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-28 lg:self-start">
          {contents && <ContentsList title={contents} text={text.body} />}
          {children}
        </div>
        <div className="[&>div>*:first-child]:mt-0">
          <Still>
            <Markdown
              text={text.body}
              resolve={textLink}
              part={part}
              className="lg:text-[1.125rem]"
            />
          </Still>
          {updated && <p className="mt-12 text-muted text-note">{updated}</p>}
        </div>
      </div>
    </article>
  );
}
