import type { Row } from "./report";
import { median, quantile, timed } from "./requests";

const atOnce = 10;
const looks = 300;

/** How much slower the home page is while ten people sign in over and over, each from elsewhere. */
export async function whileSigningIn(port: number): Promise<Row[]> {
  await timed(port, ["/"], 300);
  const before = await timedSlowly(port);
  const stopping = new AbortController();
  let signIns = 0;
  const people = Array.from({ length: atOnce }, async (_, person) => {
    for (let turn = 0; !stopping.signal.aborted; turn += 1) {
      // As often as one block may, with another account each time: one alone may be tried less often.
      const block = `10.${person}.${Math.floor(turn / 9)}`;
      await signIn(port, `${block}.1`, `nobody-${turn}@${block}.example`);
      signIns += 1;
    }
  });
  const during = await timedSlowly(port);
  stopping.abort();
  await Promise.all(people);
  const alone = [...before, ...(await timedSlowly(port))];
  const row = (name: string, of: (durations: number[]) => number): Row => ({
    name: `home page during ${signIns} sign-ins, ${name}`,
    unit: "ms",
    value: of(during),
    bare: of(alone),
    bound: "ratio ≤ 2 (bare: nobody signs in)",
  });
  return [row("p50", median), row("p95", (durations) => quantile(durations, 0.95))];
}

/** Looks spread over some seconds, so that many sign-ins go on meanwhile. */
const timedSlowly = (port: number) => timed(port, ["/"], looks, {}, 20);

async function signIn(port: number, address: string, email: string): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({ email, password: "under the acacia" }),
  });
  await answer.arrayBuffer();
  if (answer.status !== 401) throw new Error(`/api/login answered ${answer.status}.`);
}
