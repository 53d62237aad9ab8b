import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  type SQL,
  type SQLWrapper,
  sql,
} from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { now } from "@/lib/clock";
import type { ParsedDeskInput } from "@/lib/contract/desk/calls";
import type { RequestPage, RequestView } from "@/lib/contract/desk/requests";
import { sqlNow } from "../db/clock";
import { requests } from "../db/inbox-schema";
import { db } from "../db/pool";
import type { StaffRow } from "../staff/sessions";
import { cameAmong } from "./month/origins";
import { type Found, guestName, rowsOf, selectRequests } from "./request-rows";

const atOnce = 30;

/**
 * One page of requests: what waits first, the longest waiting at the top, of all else the newest; it goes
 * on behind what `after` names.
 */
export async function requestList(
  person: StaffRow,
  { view, after, came }: ParsedDeskInput<"requests">,
): Promise<RequestPage> {
  const own = visibleTo(person);
  const order = came ? orders.closed : orders[view];
  const [found, [waiting], [mine], [replies], [latest]] = await Promise.all([
    selectRequests(
      own,
      came ? cameAmong(came) : inView(view, person),
      after ? behind(after, order) : undefined,
    )
      .orderBy(...inOrder(order))
      .limit(atOnce + 1),
    countOf(and(own, inView("waiting", person))),
    countOf(and(own, inView("mine", person))),
    replyTime(own),
    selectRequests(own, inView("waiting", person))
      .orderBy(desc(requests.since), desc(requests.id))
      .limit(1),
  ]);
  const shown = found.slice(0, atOnce);
  const last = found.length > atOnce ? shown.at(-1)?.request : undefined;
  return {
    requests: await rowsOf(shown),
    next: last?.id ?? null,
    waiting: waiting?.count ?? 0,
    mine: mine?.count ?? 0,
    reply_minutes: replies?.minutes ?? null,
    latest: latest ? shortOf(latest) : null,
    now: now().toISOString(),
  };
}

const shortOf = (found: Found) => {
  const { id, kind, since } = found.request;
  return { id, kind, name: guestName(found), since: since.toISOString() };
};

/** Editors look at reviews and at nothing else. */
export function visibleTo({ role }: Pick<StaffRow, "role">): SQL | undefined {
  return role === "editor" ? eq(requests.kind, "review") : undefined;
}

function inView(view: RequestView, { id }: StaffRow): SQL | undefined {
  switch (view) {
    case "waiting":
      return eq(requests.state, "waiting");
    case "mine":
      return and(
        eq(requests.owner, id),
        inArray(requests.state, ["waiting", "answered", "offered"]),
      );
    case "answered":
      return inArray(requests.state, ["answered", "offered"]);
    case "closed":
      return inArray(requests.state, ["won", "lost"]);
  }
}

const replyTime = (which: SQL | undefined) =>
  db()
    .select({
      minutes: sql<number | null>`round((percentile_cont(0.5) within group (order by
        extract(epoch from ${requests.firstAnsweredAt} - ${requests.since}))) / 60)::int`,
    })
    .from(requests)
    .where(
      and(
        which,
        inArray(requests.state, ["answered", "offered", "won", "lost"]),
        isNotNull(requests.firstAnsweredAt),
        gt(requests.since, sql`${sqlNow} - interval '30 days'`),
      ),
    );

const countOf = (which: SQL | undefined) =>
  db().select({ count: count() }).from(requests).where(which);

type Row = typeof requests | typeof named;
const named = alias(requests, "named");

/** By what requests are listed, the smallest or the greatest first. */
interface Order {
  by(row: Row): SQLWrapper[];
  first: "smallest" | "greatest";
}

// As the indexes have it: no more rows are read than are shown.
const byMoment = ({ since, id }: Row) => [since, id];
const orders: Record<RequestView, Order> = {
  waiting: { by: byMoment, first: "smallest" },
  mine: {
    by: ({ state, since, id }) => {
      const waits = sql`${state} = 'waiting'`;
      const seconds = sql`extract(epoch from ${since})`;
      return [sql`not ${waits}`, sql`case when ${waits} then ${seconds} else -${seconds} end`, id];
    },
    first: "smallest",
  },
  answered: { by: byMoment, first: "greatest" },
  closed: { by: byMoment, first: "greatest" },
};

const inOrder = ({ by, first }: Order): SQL[] =>
  by(requests).map((each) => (first === "smallest" ? asc(each) : desc(each)));

// The row itself says from when it is: a moment has more digits in the database than here.
function behind(after: string, { by, first }: Order): SQL {
  const comma = sql`, `;
  const beyond = sql.raw(first === "smallest" ? ">" : "<");
  return sql`(${sql.join(by(requests), comma)}) ${beyond} (select ${sql.join(by(named), comma)} from ${requests} ${sql.identifier("named")} where ${named.id} = ${after})`;
}
