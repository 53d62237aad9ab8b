import { shownAtDesk } from "../contract/changes";
import { knownVersion, lastTouched } from "../freshness/known-changes";

const lookEveryMs = 250;
const askEveryMs = 15_000;
/** Nobody needs more than eight tabs that hear at once. */
const most = 8;

/** A stream on its way to a browser. */
export interface DeskStream {
  person: string;
  /** By which it is known whether they are still signed in. */
  token: string;
  /** What it has heard of. */
  position: number;
  say(bytes: Uint8Array): void;
  /** It is over, from this side. */
  close(): void;
}

/** Which of these secrets are still those of somebody who is signed in. */
type StillIn = (tokens: string[]) => Promise<ReadonlySet<string>>;

const open = new Set<DeskStream>();
let timers: NodeJS.Timeout[] = [];

/**
 * Has a stream hear of what changes until it is left. Of a person's the ninth is the one that is looked
 * at: the oldest goes. One look and one question are for all streams together, however many there are.
 */
export function joinStreams(stream: DeskStream, stillIn: StillIn): void {
  const theirs = [...open].filter(({ person }) => person === stream.person);
  if (theirs.length >= most && theirs[0]) sendAway(theirs[0]);
  open.add(stream);
  tell(stream, new Map());
  if (timers.length > 0) return;
  let seen = knownVersion();
  const look = () => {
    if (seen === knownVersion()) return;
    seen = knownVersion();
    const said = new Map<number, Said>();
    for (const each of open) tell(each, said);
  };
  timers = [setInterval(look, lookEveryMs), setInterval(() => void askAll(stillIn), askEveryMs)];
}

/** Somebody has gone. */
export function leaveStreams(stream: DeskStream): void {
  open.delete(stream);
  if (open.size > 0) return;
  for (const timer of timers) clearInterval(timer);
  timers = [];
}

interface Said {
  bytes: Uint8Array;
  position: number;
}

/** Says what has changed since the last time; streams that have heard the same hear the same bytes. */
function tell(stream: DeskStream, said: Map<number, Said>): void {
  const since = said.get(stream.position) ?? changesSince(stream.position);
  said.set(stream.position, since);
  stream.position = since.position;
  if (since.bytes.length > 0) stream.say(since.bytes);
}

function changesSince(heard: number): Said {
  const since = shownAtDesk.filter((name) => lastTouched(name) > heard);
  const position = Math.max(heard, ...since.map(lastTouched));
  const words = since.map((name) => `id: ${position}\ndata: ${name.replace(/^desk:/, "")}\n\n`);
  return { bytes: encoded(words.join("")), position };
}

/** So that the tab does not come back before somebody looks at it. */
function sendAway(stream: DeskStream): void {
  stream.say(encoded("event: enough\ndata: \n\n"));
  end(stream);
}

function end(stream: DeskStream): void {
  leaveStreams(stream);
  stream.close();
}

const encoded = (text: string) => new TextEncoder().encode(text);
const stillHere = encoded(":\n\n");

/** Ends the streams of those who are not signed in any more. While nobody can say so they go on: they name no data. */
async function askAll(stillIn: StillIn): Promise<void> {
  for (const each of open) each.say(stillHere);
  const known = await stillIn([...new Set([...open].map(({ token }) => token))]).catch(
    () => undefined,
  );
  if (!known) return;
  for (const each of [...open]) if (!known.has(each.token)) end(each);
}
