/** Texts by their names in a storage of the browser; where none can be kept, there are none. */
const textsIn = (storage: () => Storage) => ({
  /** Empty for what is not there. */
  read(name: string): string {
    try {
      return storage().getItem(name) ?? "";
    } catch {
      return "";
    }
  },
  /** Keeps a text, or forgets it where it is empty. */
  keep(name: string, text: string): void {
    try {
      if (text) storage().setItem(name, text);
      else storage().removeItem(name);
    } catch {
      // A full or forbidden storage: what was to be kept lives as long as the page.
    }
  },
});

/** What is kept for as long as this tab is open. */
export const inTab = textsIn(() => sessionStorage);

/** What is kept in this browser. */
export const inBrowser = textsIn(() => localStorage);
