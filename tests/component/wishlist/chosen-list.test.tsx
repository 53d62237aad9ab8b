import { afterEach, describe, expect, it } from "vitest";
import { createChosenList } from "@/lib/site/chosen-list";

const storageKey = "test-list";
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function opened(stored: string | null, most = 60) {
  if (stored !== null) localStorage.setItem(storageKey, stored);
  const list = createChosenList({ storageKey, most });
  await settled();
  return list;
}

afterEach(() => localStorage.clear());

describe("a list kept in the browser", () => {
  it.each([
    ["nothing", null],
    ["broken JSON", "{{{"],
    ["a text", '"crater-and-plains"'],
    ["an object", '{"ids":["crater-and-plains"]}'],
    ["null", "null"],
  ])("is empty when the storage holds %s", async (_, stored) => {
    expect((await opened(stored)).getState().ids).toEqual([]);
  });

  it("keeps only what can be a tour's id, once", async () => {
    const list = await opened('["a","a",7,null,"<script>","../x","b"]');
    expect(list.getState().ids).toEqual(["a", "b"]);
  });

  it("survives a reload", async () => {
    (await opened(null)).getState().add("a");
    expect((await opened(localStorage.getItem(storageKey))).getState().ids).toEqual(["a"]);
  });

  it("follows another tab", async () => {
    const list = await opened('["a"]');
    localStorage.setItem(storageKey, '["a","b"]');
    window.dispatchEvent(new StorageEvent("storage", { key: storageKey }));
    expect(list.getState().ids).toEqual(["a", "b"]);
  });

  it("is not moved by what another tab keeps elsewhere", async () => {
    const list = await opened('["a"]');
    localStorage.setItem(storageKey, "[]");
    window.dispatchEvent(new StorageEvent("storage", { key: "another" }));
    expect(list.getState().ids).toEqual(["a"]);
  });

  it("lets the oldest go when it is full", async () => {
    const list = await opened('["a","b"]', 2);
    list.getState().add("c");
    expect(list.getState().ids).toEqual(["b", "c"]);
  });
});
