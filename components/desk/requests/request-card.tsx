import type { RequestRow } from "@/lib/contract/desk/requests";
import { dayText } from "../desk-formats";
import { ListCard } from "../list-card";
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
    <ListCard
      href={`/requests/${id}`}
      name={name || id}
      language={language}
      state={<WaitingTime request={request} now={now} />}
    >
      <div className="mt-0.5 flex items-start justify-between gap-3">
        <p className="min-w-0">{wishText(kind, wish)}</p>
        <p className="text-muted text-small">{words.kind[kind]}</p>
      </div>
      <p className="mt-0.5 text-muted text-small empty:hidden">
        {[...wishFacts(wish), has, next].filter(Boolean).join(" · ")}
      </p>
    </ListCard>
  );
}
