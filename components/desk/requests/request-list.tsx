"use client";

import Link from "next/link";
import { useState } from "react";
import type { Among } from "@/lib/contract/desk/month";
import type { RequestPage, RequestView } from "@/lib/contract/desk/requests";
import { callDesk } from "../call-desk";
import { Chips } from "../chips";
import { ConnectionLost } from "../connection-lost";
import { AmongChip } from "../month/among-chip";
import { PagedList, usePages } from "../paged-list";
import { useNow } from "../use-now";
import { deskWords, monthWords } from "../words/words";
import { RequestCard } from "./request-card";
import { timeText } from "./waiting-time";

const words = deskWords.requests;
const views: RequestView[] = ["waiting", "mine", "answered", "closed"];

interface RequestListProps {
  first: RequestPage;
  me: string;
  /** In place of the views: what a figure of a month counts. */
  came?: Among | undefined;
}

/** What waits, or what became of it: as it is, without being reloaded. */
export function RequestList({ first, me, came }: RequestListProps) {
  const [view, setView] = useState<RequestView>("waiting");
  const { query, isLive, pages } = usePages(
    ["requests", view, came],
    (from) => callDesk("requests", { view, came, ...from }),
    view === "waiting" ? first : undefined,
  );
  const [latest = first] = pages;
  const now = useNow(latest.now);
  const found = query.isPlaceholderData ? [] : pages.flatMap(({ requests }) => requests);
  return (
    <>
      {came ? (
        <AmongChip
          what="requests"
          among={came}
          all="/"
          name={came.by === "person" ? found[0]?.owner?.name : undefined}
        />
      ) : (
        <Views view={view} counts={latest} onChoose={setView} />
      )}
      <ConnectionLost isLive={isLive} className="mt-3" />
      {!came && <JustCame page={latest} since={first.latest?.since ?? first.now} />}
      {latest.reply_minutes !== null && !came && (
        <p className="figures mt-3 text-muted text-small">
          {words.replies(timeText(latest.reply_minutes * 60_000))}
        </p>
      )}
      <PagedList
        query={query}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 min-[100rem]:grid-cols-2"
        empty={
          <p className="mt-8 text-muted">{came ? monthWords.among.empty : words.empty[view]}</p>
        }
        more={words.more}
      >
        {found.map((request) => (
          <li key={request.id}>
            <RequestCard request={request} me={me} now={now} />
          </li>
        ))}
      </PagedList>
    </>
  );
}

/** What has come since the screen was opened: it stands below all that waits longer. */
function JustCame({ page: { latest }, since }: { page: RequestPage; since: string }) {
  const isNew = latest && latest.since > since;
  return (
    <p role="status" className="mt-2 empty:hidden">
      {isNew && (
        <Link
          href={`/requests/${latest.id}`}
          prefetch={false}
          className="inline-flex min-h-11 items-center font-semibold text-acacia text-small underline-offset-4 hover:underline"
        >
          {words.came(latest.name || latest.id, words.kind[latest.kind])}
        </Link>
      )}
    </p>
  );
}

interface ViewsProps {
  view: RequestView;
  counts: RequestPage;
  onChoose(view: RequestView): void;
}

function Views({ view, counts, onChoose }: ViewsProps) {
  const named: Record<RequestView, string> = {
    waiting: words.views.waiting(counts.waiting),
    mine: words.views.mine(counts.mine),
    answered: words.views.answered,
    closed: words.views.closed,
  };
  return (
    <Chips
      label={words.views.label}
      options={views}
      nameOf={(each) => named[each]}
      isChosen={(each) => each === view}
      onChoose={onChoose}
    />
  );
}
