import Link from "next/link";
import type { RequestRow } from "@/lib/contract/desk/requests";
import { dayText, languageText } from "../desk-formats";
import { deskWords } from "../words/words";
import { WaitingTime } from "./waiting-time";
import { wishFacts, wishText } from "./wish-text";

const words = deskWords.requests;

interface RequestCardProps {
  request: RequestRow;
  me: string;
  now: number;
}

/** A request in the list; all of it leads to its page. */
export function RequestCard({ request, me, now }: RequestCardProps) {
  const { id, kind, name, language, wish, owner, next_on, next_step } = request;
  const has = owner && (owner.id === me ? words.youHaveIt : words.hasIt(owner.name));
  const next = next_on && words.next(dayText(next_on), next_step);
  return (
    <article className="relative rounded-picture border border-line bg-card p-4 has-[a:hover]:border-ink/40 sm:px-5">
      <div className="flex items-start justify-between gap-3">
        <h2 className="min-w-0 font-sans font-semibold text-body tracking-normal">
          <Link
            href={`/requests/${id}`}
            prefetch={false}
            className="after:absolute after:inset-0 after:rounded-picture"
          >
            {name || id}
          </Link>
          <span className="font-normal text-muted"> · {languageText(language)}</span>
        </h2>
        <WaitingTime request={request} now={now} />
      </div>
      <div className="mt-0.5 flex items-start justify-between gap-3">
        <p className="min-w-0">{wishText(kind, wish)}</p>
        <p className="text-muted text-small">{words.kind[kind]}</p>
      </div>
      <p className="mt-0.5 text-muted text-small empty:hidden">
        {[...wishFacts(wish), has, next].filter(Boolean).join(" · ")}
      </p>
    </article>
  );
}
