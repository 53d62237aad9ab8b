import type { RequestDetail } from "@/lib/contract/desk/requests";
import { deskWords } from "../desk-words";
import { momentText } from "../moment";

const words = deskWords.request;

/** What the guest wrote, then what was answered and noted since. */
export function RequestThread({ request }: { request: RequestDetail }) {
  return (
    <section aria-label={words.thread} className="space-y-4">
      {request.words.map(({ title, text }) => (
        <figure key={title}>
          <figcaption className="text-muted text-small">{title}</figcaption>
          <blockquote
            lang={request.language}
            className="mt-1 whitespace-pre-line border-gold border-l-4 pl-4"
          >
            {text}
          </blockquote>
        </figure>
      ))}
      {request.kind === "review" && <p className="text-muted text-small">{words.review}</p>}
      {request.messages.map(({ id, kind, author, text, at }) => (
        <article
          key={id}
          className={`rounded-picture p-4 ${kind === "answer" ? "bg-acacia/10" : "bg-paper-deep"}`}
        >
          <p className="text-muted text-small">
            {author} {words.wrote[kind]} · {momentText(at)}
          </p>
          <p className="mt-1 whitespace-pre-line">{text}</p>
        </article>
      ))}
    </section>
  );
}
