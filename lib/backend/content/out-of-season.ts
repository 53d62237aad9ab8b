import type { ClientBase } from "pg";
import { now } from "@/lib/clock";
import { runsOn } from "@/lib/pricing/runs";
import type { Content } from "./content";
import { runsOf } from "./run-rules";

const reason = "Out of season";

/**
 * What the desk has decided stays, but nothing is sold on a day on which its tour does not run any
 * more: such a departure is closed, as a colleague would close it, and who has booked stays booked.
 *
 * @param today ISO day; what has begun is let be
 * @returns of each of them a sentence for whoever starts the site
 */
export async function closeOutOfSeason(
  client: ClientBase,
  content: Content,
  today: string,
): Promise<string[]> {
  const { rows } = await client.query<{ id: string; tour: string; starts: string }>(
    `select id, tour_id tour, starts::text from departures
     where origin = 'desk' and retired_at is null and starts > $1 order by starts, id`,
    [today],
  );
  const closed = rows.filter(({ tour, starts }) => {
    const facts = content.tours.get(tour)?.value;
    return facts && !runsOn(runsOf(content, facts), starts);
  });
  if (closed.length === 0) return [];
  const ids = closed.map(({ id }) => id);
  await client.query(
    `update departures set retired_at = $2, closed_reason = $3, version = version + 1
     where id = any($1)`,
    [ids, now(), reason],
  );
  await client.query(
    `insert into audit (at, actor_kind, action, subject, before, after)
     select $2, 'clock', 'close-departure', unnest($1::text[]), '{"state": "open"}', $3`,
    [ids, now(), { state: "closed", reason }],
  );
  return closed.map(
    ({ tour, starts }) =>
      `The departure of ${tour} on ${starts}, which the desk had decided about, is not offered any more: the tour does not run on that day.`,
  );
}
