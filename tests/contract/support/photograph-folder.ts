import { mkdirSync } from "node:fs";
import { handlePhotograph } from "@/lib/api/handle-photograph";
import { followChanges } from "@/lib/backend/db/changes";
import { followErasures } from "@/lib/backend/reviews/erase-photographs";
import { photographStore } from "@/lib/photos/photograph-index";

// Another process on the same database, with a folder of its own: it answers with a photograph for each
// path that it is sent, and follows what others erase.
mkdirSync(photographStore, { recursive: true });
await followChanges();
followErasures();
process.on("disconnect", () => process.exit(0));
process.on("message", async ({ id, path }: { id: number; path: string }) => {
  const [photograph = "", file = ""] = path.split("/").slice(-2);
  const params = Promise.resolve({ photograph, file });
  const answer = await handlePhotograph(new Request(`http://localhost${path}`), { params });
  const bytes = (await answer.arrayBuffer()).byteLength;
  process.send?.({ id, status: answer.status, type: answer.headers.get("content-type"), bytes });
});
process.send?.({ id: 0 });
