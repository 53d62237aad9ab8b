import { appendFileSync } from "node:fs";
import pg from "pg";

// Loaded before a server whose questions to the database are counted: each makes a file one letter
// longer. What asks again and again whether anything has changed, or whether there is work, is for no
// page.
const ofTheProcess = /\b(changes|jobs)\b/;
const file = process.env.QUERIES_FILE;

const query = pg.Client.prototype.query as (...given: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: pg.Client, ...given: unknown[]) {
  const [asked] = given as [string | { text?: string }];
  const text = typeof asked === "string" ? asked : (asked.text ?? "");
  if (file && !ofTheProcess.test(text)) appendFileSync(file, ".");
  return query.apply(this, given);
} as typeof pg.Client.prototype.query;
