import Link from "next/link";
import type { RequestDetail } from "@/lib/contract/desk/requests";
import { buttonClass } from "../../ui/button";
import { FactRows } from "../bookings/fact-rows";
import { momentText } from "../desk-formats";
import { didText } from "../words/did-text";
import { deskWords } from "../words/words";
import { knownFacts } from "./known-text";
import { cameFromFacts } from "./wish-text";

const words = deskWords.request;

/** What is known: the form or the booking, the same guest's other requests, who did what. */
export function RequestFacts({ request }: { request: RequestDetail }) {
  const { phone, earlier, history } = request;
  const facts = [
    ...knownFacts(request.known),
    ...(request.came_from ? cameFromFacts(request.came_from) : []),
  ];
  return (
    <div className="mt-8 space-y-8 lg:mt-0">
      <section>
        <h2 className="text-xl">{words.facts}</h2>
        {phone.startsWith("+") && (
          <p className="mt-3 flex flex-wrap gap-2">
            <a href={`tel:${phone}`} className={buttonClass("outline")}>
              {words.call}
            </a>
            <a
              href={`https://wa.me/${phone.slice(1)}`}
              target="_blank"
              rel="noreferrer"
              className={buttonClass("outline")}
            >
              {words.whatsapp}
            </a>
          </p>
        )}
        <FactRows rows={facts} />
      </section>
      {earlier.length > 0 && (
        <section>
          <h2 className="text-xl">{words.earlier}</h2>
          <ul className="mt-2 text-small">
            {earlier.map(({ id, kind, state, since }) => (
              <li key={id}>
                <Link
                  href={`/requests/${id}`}
                  prefetch={false}
                  className="flex min-h-11 items-center gap-2 underline underline-offset-4"
                >
                  {deskWords.requests.kind[kind]} · {momentText(since)} ·{" "}
                  {deskWords.requests.state[state]}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {history.length > 0 && (
        <section>
          <h2 className="text-xl">{words.history}</h2>
          <ul className="mt-2 space-y-1 text-muted text-small">
            {history.map(({ action, by, at }) => (
              <li key={`${at} ${action}`}>
                {momentText(at)} · {deskWords.actors[by] ?? by} {didText(action, words.actions)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
