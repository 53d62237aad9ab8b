import type * as laterParts from "@/components/form/draft/later-part";

/** Whether parts of the page that come later cannot be loaded; one that was loaded stays for its test file. */
export const line = { isCut: true };

/** What stands in for `laterPart` on such a line. */
export const onCutLine = ({ laterPart }: typeof laterParts): typeof laterParts => ({
  laterPart: <Part>(ask: () => Promise<Part>) =>
    laterPart(async () => {
      if (line.isCut) throw new TypeError("Failed to fetch dynamically imported module");
      return ask();
    }),
});
