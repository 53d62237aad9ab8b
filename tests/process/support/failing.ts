import { setTimeout as pause } from "node:timers/promises";
import { DrizzleQueryError } from "drizzle-orm/errors";
import { onRequestError } from "../../../instrumentation";
import { errorResponse } from "../../../lib/api/handle";
import { runMaintenance } from "../../../lib/backend/jobs/run-maintenance";
import { reportUncaught } from "../../../server/report";

reportUncaught();
process.env.NEXT_RUNTIME = "nodejs";
const asked = "/de/Buchung/B-7KM4-X2PA-9TRH?email=jane@example.com";

/** The ways in which something may fail that nobody expected. */
const ways: Record<string, () => unknown> = {
  page: () =>
    onRequestError(
      new Error(`no words for ${asked} of jane@example.com, +255 700 123 456, 2001:db8::7`),
      { path: asked, method: "GET", headers: { cookie: "token=secret" } },
      {
        routerKind: "App Router",
        routePath: "/[locale]/trip/[[...slug]]",
        routeType: "render",
        revalidateReason: undefined,
      },
    ),
  call: () => {
    const cause = Object.assign(new Error('value "Jane Doe" is too long'), { code: "22001" });
    const query = new DrizzleQueryError("insert into leads values ($1)", ["Jane Doe"], cause);
    return errorResponse(query, "en", "/api/bookings/:reference");
  },
  job: () =>
    runMaintenance([() => Promise.reject(new Error(`bk_${"k4x0c2dd".repeat(5)} is stale`))]).catch(
      () => undefined,
    ),
  promise: () => void Promise.reject(new Error("forgotten")),
  often: () => Array.from({ length: 200 }, () => errorResponse(new Error("again"), "en", "/api/a")),
  kinds: () =>
    Array.from({ length: 200 }, (_, at) =>
      errorResponse(
        new Error(`kind ${String.fromCharCode(97 + (at % 26), 97 + at / 26)}`),
        "en",
        "/api/a",
      ),
    ),
  process: () =>
    setTimeout(() => {
      throw new Error("the end");
    }),
};

for (const way of process.argv.slice(2)) {
  await ways[way]?.();
  await pause(10);
  console.log(`went on after ${way}`);
}
// What is told of is on its way: the process ends once it has arrived.
