import { headingsOf } from "./markdown";

interface ContentsListProps {
  title: string;
  /** The text whose parts are listed. */
  text: string;
}

/** The parts of a long text, each a link to it. */
export function ContentsList({ title, text }: ContentsListProps) {
  const parts = headingsOf(text).filter(({ level }) => level === 2);
  if (parts.length === 0) return null;
  return (
    <nav aria-labelledby="contents" className="border-line border-t pt-4">
      <h2 id="contents" className="font-sans font-semibold text-small tracking-normal">
        {title}
      </h2>
      <ol className="mt-1 grid gap-x-6 text-small sm:max-lg:grid-cols-2">
        {parts.map((part) => (
          <li key={part.id}>
            <a
              href={`#${part.id}`}
              className="inline-block py-2 text-muted underline-offset-4 hover:text-ink hover:underline lg:py-1"
            >
              {part.text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
