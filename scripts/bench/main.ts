import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readClusterState } from "../../server/database/cluster-state";
import { applicationRole } from "../../server/database/initialise";
import { startBareApp } from "./bare-app";
import { cachedPage } from "./cached-page";
import { besideACrowd } from "./crowd";
import { besideFiveDesks } from "./desk-beside";
import { fillDesk } from "./desk-rows";
import { filter } from "./filter";
import { firstLoad } from "./first-load";
import { besideAGreedyVisitor } from "./greedy-visitor";
import { lighthouseScores } from "./lighthouse";
import { memoryAfterCrawl, sitemapPaths } from "./memory";
import { pagesMade } from "./pages-made";
import { print, type Row } from "./report";
import { whileSigningIn } from "./signing-in";
import { root, saidBy, scratchFolder, serveSite } from "./site";
import { besideVisitors } from "./visitors";
import { wholeSite } from "./whole-site";

const wanted = process.argv.slice(2);
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);

const prepared = spawnSync(process.execPath, ["scripts/prepare.mjs"], {
  cwd: root,
  stdio: "inherit",
});
if (prepared.status !== 0) process.exit(1);

const bareFolder = scratchFolder();
const dataFolder = scratchFolder();
const dataDir = join(dataFolder.path, "data");
const observer = pathToFileURL(join(import.meta.dirname, "observer.ts")).href;
const queriesFile = join(dataFolder.path, "queries");
const startSite = (env: Record<string, string> = {}, first: string[] = []) =>
  serveSite({ DATA_DIR: dataDir, ...env }, { first });

const databaseUrl = () => {
  const state = readClusterState(dataDir);
  return `postgresql://${applicationRole}:${state?.password}@127.0.0.1:${state?.port}/${applicationRole}`;
};

const bare = await startBareApp(bareFolder.path);
let site = await startSite();
const restart = async (...given: Parameters<typeof startSite>) => {
  await site.stop();
  site = await startSite(...given);
};
const firstMs = site.readyMs;
try {
  await restart();
  print("Start, from the process to the first answer", [
    { name: "with an empty database", unit: "s", value: firstMs / 1000 },
    {
      name: "again",
      unit: "s",
      value: site.readyMs / 1000,
      bare: bare.readyMs / 1000,
      bound: "≤ 5",
    },
  ]);
  const paths = await sitemapPaths(site.port);
  const first = (start: string) => paths.find((path) => path.startsWith(start)) ?? "/nowhere";
  const pages = {
    home: "/",
    list: "/tanzania-safari-package",
    tour: first("/trip/"),
    destination: first("/CountryPark/"),
    post: first("/blog/"),
    quote: "/Quote",
    "guest book": "/Guest-Book",
  };
  const audited = {
    ...pages,
    departures: "/Upcoming-Departures",
    team: "/Our-Team",
    contact: "/Contact",
  };
  if (wants("page")) print("A cached page", await cachedPage(site.port, bare.port));
  if (wants("visitors"))
    print("Two hundred visitors over all pages", await besideVisitors(site.port));
  if (wants("sign-in")) print("Others who sign in", await whileSigningIn(site.port));
  if (wants("script"))
    print("Script of the first load, gzipped", await firstLoad(site.port, bare.port, pages));
  if (wants("memory"))
    print("Memory, app and database", await memoryAfterCrawl(site.port, site.pid));
  if (wants("lighthouse")) {
    const offer = saidBy("send-offer.ts", databaseUrl()).trim();
    await lighthouseScores(site.port, bare.port, { ...audited, offer });
  }
  if (wants("greedy")) {
    await restart({ EDGE_LIMIT: "300" });
    const rows = await besideAGreedyVisitor(site.port, pages.tour);
    print("p95 of the home page beside a greedy visitor", rows);
    await restart();
  }
  if (wants("crowd")) {
    await restart({ EDGE_LIMIT: "300" });
    print("The home page beside twenty who filter", await besideACrowd(site.port));
    await restart();
  }
  if (wants("pages")) {
    await restart({ QUERIES_FILE: queriesFile }, [observer]);
    await pagesMade(site, { databaseUrl: databaseUrl(), queriesFile });
    await restart();
  }
  if (wants("desk")) {
    await fillDesk(databaseUrl());
    // Asked below HTTP, so that it is the work itself.
    const timed = JSON.parse(saidBy("desk-timed.ts", databaseUrl())) as Row[];
    print("The desk, 50,000 bookings", timed);
    const visited = [pages.home, pages.list, pages.tour, "/api/filter?price_max=4000"];
    const rows = await besideFiveDesks(site.port, databaseUrl(), visited);
    print("Visitors beside five desks, 50,000 bookings", rows);
  }
  if (wants("site"))
    print("The whole site, six languages", await wholeSite(site.port, databaseUrl()));
  if (wants("filter")) {
    print(
      "GET /api/filter and /api/site-search, one client",
      await filter(site.port, databaseUrl()),
    );
  }
} finally {
  await site.stop();
  await bare.stop();
  bareFolder.remove();
  dataFolder.remove();
}
process.exit(0);
