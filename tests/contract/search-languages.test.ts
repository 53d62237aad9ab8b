import { expect, it } from "vitest";
import { locales } from "@/lib/contract/locale";
import { contentDatabase } from "../support/database";

await contentDatabase();
const { onOwnConnection } = await import("@/lib/backend/db/pool");
const { checkSearchable } = await import("@/lib/backend/jobs/import-content");

it("each language is searched by its own rules, and one without them stops the import", async () => {
  await onOwnConnection(async (client) => {
    await checkSearchable(client, locales);
    await expect(checkSearchable(client, [...locales, "nl", "sv"])).rejects.toThrow(/for nl, sv:/);
  });
});
