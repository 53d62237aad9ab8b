import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { didText } from "@/components/desk/words/did-text";
import { bookingWords, deskWords } from "@/components/desk/words/words";

const folder = "lib/backend";
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });

/** What the record is told of, by its names: `action: "send-offer"`, or one of two. */
const recorded = files
  .filter((file) => file.endsWith(".ts"))
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .filter((text) => text.includes("record("))
  .flatMap((text) => [...text.matchAll(/\baction: ([^\n]*"[^\n]*)/g)])
  .flatMap(([, said = ""]) => [...said.matchAll(/"([a-z]+(?:-[a-z]+)+)"/g)])
  .map(([, name = ""]) => name);

it("whatever is recorded of an offer, a booking or a request has words, wherever the desk tells of it", () => {
  expect(recorded).toEqual(expect.arrayContaining(["withdraw-share", "stop-sharing-offer"]));
  for (const own of [bookingWords.steps, deskWords.request.actions])
    expect(recorded.filter((name) => didText(name, own) === name.replaceAll("-", " "))).toEqual([]);
});
