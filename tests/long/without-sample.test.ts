import { execFile, execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tourPath } from "../../lib/site/routes";
import { end, eventually, newDataDir } from "../process/support/run-database";
import { occupiedPort, type RunningScript, runScript } from "../process/support/run-script";
import { testContent } from "../support/content";

const run = promisify(execFile);
const copy = newDataDir();
const left = /^(sample|public\/pictures(?!\/placeholder))\/|facts\/pictures\.json$/;

// All that the repository has but the drawing and what it drew.
beforeAll(() => {
  const known = ["ls-files", "-co", "--exclude-standard"];
  for (const file of execFileSync("git", known, { encoding: "utf8" }).split("\n"))
    if (file && !left.test(file)) cpSync(file, path.join(copy, file));
  // The build follows no link out of its folder; a file may have a second name on the same disk.
  const [modules, there] = ["node_modules", path.join(copy, "node_modules")];
  execFileSync("sh", ["-c", `cp -al ${modules} ${there} || cp -a ${modules} ${copy}`]);
}, 300_000);
let site: RunningScript | undefined;
afterAll(async () => {
  if (site) await end(site.child, "SIGTERM");
  rmSync(copy, { recursive: true, force: true });
});

// That its types are whole too, the test of a seventh language shows.
it("builds without the sample art and shows a tour, with a plain picture where there is none", async () => {
  await run(process.execPath, ["node_modules/next/dist/bin/next", "build"], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" },
  });
  const { port, free } = await occupiedPort();
  free();
  const env = { PORT: String(port), DATA_DIR: ".data", DATABASE_URL: "", CONTENT_DIR: testContent };
  const running = runScript("server.ts", [], { ...env, NODE_ENV: "production" }, copy);
  site = running;
  const origin = `http://localhost:${port}`;
  const tours = `${origin}/api/tourList`;
  const listed = await eventually(async () => {
    const answer = await fetch(tours);
    if (!answer.ok) throw new Error(running.printed());
    return answer.json();
  }, 150_000);
  const [tour] = listed.data;
  const page = await fetch(`${origin}${tourPath(tour.slug)}`);
  expect(await page.text()).toContain(tour.title);
  const shown = await fetch(`${origin}${tour.picture.url}-480.webp`);
  const plain = readFileSync("public/pictures/placeholder-480.webp");
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(plain);
  expect((await fetch(`${origin}/og/tour/${tour.slug}`)).status).toBe(200);
}, 600_000);
