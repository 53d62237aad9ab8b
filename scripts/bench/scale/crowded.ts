import { readFileSync } from "node:fs";
import autocannon from "autocannon";
import { family } from "../memory";
import type { Row } from "../report";
import type { Served } from "../site";
import type { Nginx } from "./nginx";

const seconds = 8;
const headers = { "accept-encoding": "br" };

interface Tried {
  nginx: Nginx;
  sites: readonly Served[];
  /** The port of one process, without nginx. */
  alone: number;
}

/** How much is answered through nginx and by one process alone, and who is busy with it. */
export async function crowded(
  paths: readonly string[],
  connections: number,
  { nginx, sites, alone }: Tried,
): Promise<Row[]> {
  const one = await asked(alone, paths, connections);
  const busy = { nginx: family(nginx.pid), processes: sites.flatMap(({ pid }) => family(pid)) };
  const before = { nginx: cpuSeconds(busy.nginx), processes: cpuSeconds(busy.processes) };
  const both = await asked(nginx.port, paths, connections);
  const cores = (part: keyof typeof busy) => (cpuSeconds(busy[part]) - before[part]) / seconds;
  return [
    {
      name: "two processes (bare: one, without nginx)",
      unit: "pages/s",
      value: both.requests.average,
      bare: one.requests.average,
    },
    { name: "p99", unit: "ms", value: both.latency.p99, bare: one.latency.p99 },
    { name: "bad answers", unit: "", value: both.non2xx + both.errors, bound: "0" },
    { name: "nginx takes", unit: "cores", value: cores("nginx") },
    { name: "both processes take", unit: "cores", value: cores("processes") },
  ];
}

function asked(port: number, paths: readonly string[], connections: number) {
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: paths.map((path) => ({ path, headers })),
    workers: 1,
  });
}

/** What a steady stream of readers gets while something happens. */
export async function answersWhile(
  port: number,
  paths: readonly string[],
  happens: () => Promise<void>,
): Promise<Row[]> {
  let isOver = false;
  let good = 0;
  const bad = new Map<string, number>();
  const reader = async (from: number) => {
    for (let at = from; !isOver; at += 1) {
      const said = await fetch(`http://127.0.0.1:${port}${paths[at % paths.length]}`, { headers })
        .then(async (answer) => {
          await answer.arrayBuffer();
          return String(answer.status);
        })
        .catch(() => "broken off");
      if (said === "200") good += 1;
      else bad.set(said, (bad.get(said) ?? 0) + 1);
    }
  };
  const readers = Array.from({ length: 8 }, (_, at) => reader(at * 7));
  await happens();
  isOver = true;
  await Promise.all(readers);
  return [
    { name: "answered", unit: "pages", value: good },
    ...[...bad].map(([said, value]) => ({ name: said, unit: "pages", value, bound: "0" })),
    ...(bad.size === 0 ? [{ name: "anything else", unit: "pages", value: 0, bound: "0" }] : []),
  ];
}

/** How long processes have had a processor. */
function cpuSeconds(pids: readonly number[]): number {
  const each = pids.map((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const [user = "0", system = "0"] = stat
        .slice(stat.lastIndexOf(")") + 2)
        .split(" ")
        .slice(11);
      return (Number(user) + Number(system)) / 100;
    } catch {
      return 0;
    }
  });
  return each.reduce((sum, one) => sum + one, 0);
}
