import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { afterEach } from "vitest";

/**
 * Whoever holds a connection in a transaction and waits for a second one holds up everybody once as many
 * do so as there are connections: a test in which something does that fails, though it went well here.
 */
const transaction = new AsyncLocalStorage<{ isOpen: boolean }>();
const asked: string[] = [];

const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
  const [words] = given;
  // What a test begins by itself, to be in somebody's way, holds up nobody.
  const isOurs = words === "begin" && new Error().stack?.includes("lib/backend/db/transaction");
  if (isOurs) transaction.enterWith({ isOpen: true });
  const held = transaction.getStore();
  if (held && (words === "commit" || words === "rollback")) held.isOpen = false;
  return Reflect.apply(query, this, given);
} as typeof query;

const { connect } = pg.Pool.prototype;
pg.Pool.prototype.connect = function (this: pg.Pool, ...given: unknown[]) {
  note("a connection");
  return Reflect.apply(connect, this, given);
} as typeof connect;

const { query: queryPool } = pg.Pool.prototype;
pg.Pool.prototype.query = function (this: pg.Pool, ...given: unknown[]) {
  note(JSON.stringify(given[0]));
  return Reflect.apply(queryPool, this, given);
} as typeof queryPool;

function note(wanted: string): void {
  if (transaction.getStore()?.isOpen) asked.push(new Error(wanted).stack ?? wanted);
}

afterEach(() => {
  const [first] = asked.splice(0);
  if (first) throw new Error(`a second connection is asked for in a transaction: ${first}`);
});
