import autocannon from "autocannon";
import type { Row } from "./report";
import { quantile, timed } from "./requests";

const addresses = 20;
const seconds = 4;
const pauseMs = 15;
const other = { "accept-encoding": "br" };

/** How long the home page takes for somebody while a crowd, each within its limits, reads everything. */
export async function besideACrowd(port: number): Promise<Row[]> {
  await timed(port, ["/"], 300, other);
  const alone = await timed(port, ["/"], 200, other);
  const asking = Array.from({ length: addresses }, (_, at) =>
    autocannon({
      url: `http://127.0.0.1:${port}`,
      connections: 10,
      duration: seconds,
      headers: { "x-forwarded-for": `203.0.113.${at}` },
      idReplacement: true,
      requests: [{ path: "/api/filter?price_max=[<id>]" }],
    }),
  );
  const crowd = Promise.all(asking);
  let isOver = false;
  void crowd.then(() => {
    isOver = true;
  });
  const beside: number[] = [];
  while (!isOver) beside.push(...(await timed(port, ["/"], 1, other, pauseMs)));
  const answers = await crowd;
  const answered = answers.reduce((sum, { requests }) => sum + requests.total, 0);
  return [
    {
      name: `the slowest (${answered} calls of ${addresses} addresses)`,
      unit: "ms",
      value: Math.max(...beside),
    },
    {
      name: "p95",
      unit: "ms",
      value: quantile(beside, 0.95),
      bare: quantile(alone, 0.95),
    },
  ];
}
