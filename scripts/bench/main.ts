import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { readClusterState } from "../../server/database/cluster-state";
import { applicationRole } from "../../server/database/initialise";
import { startBareApp } from "./bare-app";
import { cachedPage } from "./cached-page";
import { besideACrowd } from "./crowd";
import { deskAtScale } from "./desk";
import { besideFiveDesks } from "./desk-beside";
import { filter } from "./filter";
import { firstLoad } from "./first-load";
import { besideAGreedyVisitor } from "./greedy-visitor";
import { lighthouseScores } from "./lighthouse";
import { memoryAfterCrawl, sitemapPaths } from "./memory";
import { pagesMade } from "./pages-made";
import { print } from "./report";
import { sentOffer } from "./sent-offer";
import { whileSigningIn } from "./signing-in";
import { freePort, scratchFolder, serve } from "./site";
import { wholeSite } from "./whole-site";

const root = join(import.meta.dirname, "../..");
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
const startSite = async (limit = "off", isObserved = false) => {
  const port = await freePort();
  const watching = isObserved ? ["--import", observer] : [];
  return serve(["--max-old-space-size=384", "--import", "tsx", ...watching, "server.ts"], {
    port,
    cwd: root,
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      SMTP_URL: "",
      TRUSTED_PROXIES: "127.0.0.1",
      EDGE_LIMIT: limit,
      QUERIES_FILE: isObserved ? queriesFile : "",
    },
  });
};

const databaseUrl = () => {
  const state = readClusterState(dataDir);
  return `postgresql://${applicationRole}:${state?.password}@127.0.0.1:${state?.port}/${applicationRole}`;
};

const bare = await startBareApp(root, bareFolder.path);
let site = await startSite();
const firstMs = site.readyMs;
try {
  await site.stop();
  site = await startSite();
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
  if (wants("sign-in")) print("Others who sign in", await whileSigningIn(site.port));
  if (wants("script"))
    print("Script of the first load, gzipped", await firstLoad(site.port, bare.port, pages));
  if (wants("memory"))
    print("Memory, app and database", await memoryAfterCrawl(site.port, site.pid));
  if (wants("lighthouse")) {
    const offer = sentOffer(root, databaseUrl());
    await lighthouseScores(site.port, bare.port, { ...audited, offer });
  }
  if (wants("greedy")) {
    await site.stop();
    site = await startSite("300");
    const rows = await besideAGreedyVisitor(site.port, pages.tour);
    print("p95 of the home page beside a greedy visitor", rows);
    await site.stop();
    site = await startSite();
  }
  if (wants("crowd")) {
    await site.stop();
    site = await startSite("300");
    print("The home page beside twenty who filter", await besideACrowd(site.port));
    await site.stop();
    site = await startSite();
  }
  const restart = async (isObserved = false) => {
    await site.stop();
    site = await startSite("off", isObserved);
  };
  if (wants("pages")) {
    await restart(true);
    await pagesMade(site, { databaseUrl: databaseUrl(), queriesFile });
    await restart();
  }
  if (wants("desk")) {
    print("The desk, 50,000 bookings", await deskAtScale(databaseUrl()));
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
