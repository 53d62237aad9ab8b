import { expect, it } from "vitest";
import { whileMaking } from "@/lib/freshness/making";
import { noHosts } from "../../../server/edge/content-security-policy";
import type { PageBytes } from "../../../server/pages/kept-page";
import { keepMadePages } from "../../../server/pages/made-page";
import { noCss } from "./support/edge-server";
import { frameworkPage, keyOf, PageCache } from "./support/framework-pages";

const question = { kind: "APP_PAGE", cacheControl: { revalidate: 300 } };

it("hands over a page and what a click asks for, and of its pieces only short ones", async () => {
  const kept: PageBytes[] = [];
  keepMadePages(noHosts, noCss, (_, bytes) => kept.push(bytes));
  const page = frameworkPage("<p>Größe</p>");
  page.segmentData.set("/_full", Buffer.alloc(20_000));
  await whileMaking(() => new PageCache().set(keyOf("/de/About"), page, question));
  const bytes = expect.any(Buffer);
  expect(kept).toEqual([{ html: bytes, rsc: bytes, segments: [["/_tree", bytes]] }]);
});

it("keeps no page of the framework's own, which belongs to no language, and says nothing of it", async () => {
  const kept: PageBytes[] = [];
  keepMadePages(noHosts, noCss, (_, bytes) => kept.push(bytes));
  const page = frameworkPage("<p>404</p>");
  for (const path of ["/_not-found", "/index", "/xx/About"])
    await whileMaking(() => new PageCache().set(keyOf(path), page, question));
  expect(kept).toEqual([]);
});

it("names itself to the framework", () => {
  const found = Reflect.get(globalThis, Symbol.for("@next/cache-handlers"));
  expect(found).toEqual({ FetchCache: PageCache });
});

it("lets nobody spell the bytes of a page, and everything shorter as ever", () => {
  const page = { rscData: Buffer.alloc(200_000, "a"), digest: Buffer.from("ab") };
  expect(JSON.stringify(page).length).toBeLessThan(100);
  expect(JSON.parse(JSON.stringify(page)).digest).toEqual({ type: "Buffer", data: [97, 98] });
  const document = { kind: "APP_PAGE", html: "x".repeat(200_000), status: 200 };
  expect(JSON.stringify(document)).toBe('{"kind":"APP_PAGE","html":"","status":200}');
  expect(JSON.stringify({ html: "x", kind: "PAGE" }, null, 1)).toBe(
    '{\n "html": "x",\n "kind": "PAGE"\n}',
  );
});
