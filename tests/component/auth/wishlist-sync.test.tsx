import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { syncWishlist } from "@/lib/site/account/wishlist-sync";

const token = "a".repeat(43);
const listKey = "tembea-wishlist";
/** The list as the account has it, which other devices change too. */
let account: string[];
let whileAsked: () => void;

beforeEach(() => {
  account = [];
  whileAsked = () => undefined;
  localStorage.setItem("token", token);
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { mode, ids } = JSON.parse(body) as { mode: string; ids: string[] };
    account = [...new Set([...(mode === "merge" ? account : []), ...ids])];
    whileAsked();
    return Response.json({ data: { ids: account } });
  });
});
afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const chosen = () => JSON.parse(localStorage.getItem(listKey) ?? "[]");
const choose = (...ids: string[]) => localStorage.setItem(listKey, JSON.stringify(ids));

it("favourites of this browser and of the account become one list", async () => {
  account = ["theirs"];
  choose("own");
  await syncWishlist(token);
  expect([account, chosen()]).toEqual([
    ["theirs", "own"],
    ["theirs", "own"],
  ]);
});

it("what another device has added meanwhile stays, and so does what it has dropped", async () => {
  choose("one", "two");
  await syncWishlist(token);
  account = ["one", "phone"];
  choose("one", "two", "three");
  await syncWishlist(token);
  expect(account).toEqual(["one", "phone", "three"]);
  expect(chosen()).toEqual(account);
  choose("phone", "three");
  await syncWishlist(token);
  expect(account).toEqual(["phone", "three"]);
});

it("what is chosen while browser and account speak is not lost, and is sent the next time", async () => {
  account = ["theirs"];
  choose("own");
  whileAsked = () => choose("own", "meanwhile");
  await syncWishlist(token);
  expect(chosen()).toEqual(["theirs", "own", "meanwhile"]);
  whileAsked = () => undefined;
  await syncWishlist(token);
  expect(account).toEqual(["theirs", "own", "meanwhile"]);
});
