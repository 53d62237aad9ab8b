import type { CompanyPage } from "@/lib/contract/pages";
import { textLink } from "@/lib/site/text-links";
import { Markdown } from "../ui/markdown";

interface CompanyArticleProps {
  text: CompanyPage;
  heading?: "h1" | "h2";
  /** When it was last changed, in words. */
  updated?: string;
}

/** A text of the company, set for reading. */
export function CompanyArticle({ text, heading: Heading = "h1", updated }: CompanyArticleProps) {
  return (
    <article className="column section pt-12">
      <Heading className={`max-w-3xl ${Heading === "h1" ? "text-title" : "text-section"}`}>
        {text.title}
      </Heading>
      <p className="mt-5 max-w-2xl text-lead text-muted">{text.intro}</p>
      <Markdown text={text.body} resolve={textLink} className="mt-10" />
      {updated && <p className="mt-12 text-muted text-note">{updated}</p>}
    </article>
  );
}
