"use client";

import Link from "next/link";
import type { BookingState } from "@/lib/contract/bookings";
import type { BookingPage } from "@/lib/contract/desk/bookings";
import type { Among } from "@/lib/contract/desk/month";
import { TextField } from "../../form/text-field";
import { useLater } from "../../ui/use-later";
import { callDesk } from "../call-desk";
import { Chips } from "../chips";
import { ConnectionLost } from "../connection-lost";
import { AmongChip } from "../month/among-chip";
import { PagedList, usePages } from "../paged-list";
import { bookingWords as words } from "../words/words";
import { BookingCard } from "./booking-card";
import { useLookedFor } from "./use-looked-for";

const restedMs = 250;
const states = Object.keys(words.states) as BookingState[];

interface BookingListProps {
  first: BookingPage;
  /** Only what is to be settled with an agent. */
  agents?: "open" | undefined;
  /** Only what a figure of a month counts. */
  made?: Among | undefined;
  confirmed?: Among | undefined;
}

/** Every booking, found by anything that is known of it. */
export function BookingList({ first, agents, made, confirmed }: BookingListProps) {
  const among = made ?? confirmed;
  const { find, states: chosen, setFind, toggle } = useLookedFor(among === undefined && !agents);
  const wanted = useLater(find.trim(), restedMs);
  const { query, isLive, pages } = usePages(
    ["bookings", wanted, chosen, agents, made, confirmed],
    (from) =>
      callDesk("bookings", { find: wanted, states: chosen, agents, made, confirmed, ...from }),
    wanted === "" && chosen.length === 0 ? first : undefined,
  );
  const found = pages.flatMap(({ bookings }) => bookings);
  return (
    <>
      {among && (
        <AmongChip
          what={made ? "made" : "confirmed"}
          among={among}
          all="/bookings"
          name={among.by === "journey" ? found[0]?.tour : undefined}
        />
      )}
      {agents && <AgentsOpen />}
      <search>
        <TextField
          id="find"
          type="search"
          label={words.find}
          hint={words.hint}
          value={find}
          maxLength={120}
          autoComplete="off"
          onChange={(event) => setFind(event.target.value)}
        />
        <Chips
          label={words.filter}
          options={states}
          nameOf={(state) => words.states[state]}
          isChosen={(state) => chosen.includes(state)}
          onChoose={toggle}
          className="mt-3"
        />
      </search>
      <ConnectionLost isLive={isLive} className="mt-2" />
      <PagedList
        query={query}
        className="space-y-3"
        empty={
          <p role="status" className="mt-8 text-muted">
            {agents && wanted === "" ? words.noAgentsOpen : words.empty}
          </p>
        }
        more={words.more}
      >
        {found.map((booking) => (
          <li key={booking.reference}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </PagedList>
    </>
  );
}

/** Says that the list has what is to be settled with agents alone, and leads out of it. */
function AgentsOpen() {
  return (
    <div className="mb-4 rounded-picture border border-line bg-card px-4 py-2 text-small">
      <p className="font-semibold">{words.agentsOpen}</p>
      <p className="text-muted">{words.agentsOpenHint}</p>
      <Link
        href="/bookings"
        prefetch={false}
        className="inline-flex min-h-11 items-center text-terracotta-deep underline underline-offset-4"
      >
        {words.allAgain}
      </Link>
    </div>
  );
}
