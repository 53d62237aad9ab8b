import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { locales } from "../../lib/contract/locale";
import { runScript } from "./support/run-script";

const desk = fileURLToPath(new URL("../../scripts/desk/main.ts", import.meta.url));

it("the operator's list says that there is none where every language is answered elsewhere", async () => {
  const bases = locales.map((each) => [`API_BASE_URL_${each.toUpperCase()}`, "http://127.0.0.1:9"]);
  const script = runScript(desk, [], Object.fromEntries(bases));
  expect(await script.ended).toBe(1);
  expect(script.printed().trim()).toMatch(
    /^Every language is answered by an API of its own: [^\n]+ this site keeps none\.$/,
  );
});
