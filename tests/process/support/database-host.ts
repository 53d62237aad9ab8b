import { startDatabase } from "../../../server/database/start-database";
import { StartError } from "../../../server/start-error";

const [path = ""] = process.argv.slice(2);
const say = (message: object) => console.log(JSON.stringify(message));

try {
  const database = await startDatabase({ path, isDefault: false }, (line) => say({ line }));
  process.once("SIGTERM", () => void database.stop().then(() => process.exit(0)));
  say({ url: database.url });
  setInterval(() => undefined, 60_000);
} catch (error) {
  say({ failed: error instanceof StartError ? error.message : String(error) });
  process.exit(1);
}
