import { create } from "zustand";
import { readStored, writeStored } from "./stored";

interface ChosenList {
  /** Ids of tours in the order they were added; empty until the browser's storage was read. */
  ids: string[];
  add(id: string): void;
  remove(id: string): void;
  /** Adds it, or takes it away where it is there. */
  toggle(id: string): void;
  clear(): void;
  replace(ids: string[]): void;
}

interface ChosenListOptions {
  /** Key in local storage; also the event that tells other parts of the page of a change. */
  storageKey: string;
  most: number;
}

const plainId = /^[a-z0-9-]{1,80}$/;

/**
 * A list of tours kept in this browser: survives a reload, follows other tabs, and never trusts
 * what it finds in storage.
 */
export function createChosenList({ storageKey, most }: ChosenListOptions) {
  const store = create<ChosenList>()((set, get) => {
    const change = (ids: string[]) => {
      const kept = cleaned(ids, most);
      set({ ids: kept });
      // Without storage the list lives as long as the page.
      writeStored(storageKey, kept);
      window.dispatchEvent(new Event(storageKey));
    };
    const add = (id: string) => change([...get().ids.filter((each) => each !== id), id]);
    const remove = (id: string) => change(get().ids.filter((each) => each !== id));
    return {
      ids: [],
      add,
      remove,
      toggle: (id) => (get().ids.includes(id) ? remove(id) : add(id)),
      clear: () => change([]),
      replace: change,
    };
  });
  if (typeof window !== "undefined") {
    const read = () => store.setState({ ids: cleaned(readStored(storageKey), most) });
    // After hydration, so that the first render equals the server's.
    setTimeout(read);
    window.addEventListener("storage", (event) => event.key === storageKey && read());
  }
  return store;
}

function cleaned(ids: unknown, most: number): string[] {
  if (!Array.isArray(ids)) return [];
  const plain = ids.filter((id): id is string => typeof id === "string" && plainId.test(id));
  return [...new Set(plain)].slice(-most);
}
