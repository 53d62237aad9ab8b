import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";
import { afterEach, vi } from "vitest";

/**
 * Whoever holds a connection in a transaction and waits for a second one holds up everybody once as many
 * do so as there are connections: a test in which something does that fails, though it went well here.
 */
const transaction = new AsyncLocalStorage<{ isOpen: boolean }>();
const asked: string[] = [];

vi.mock("@/lib/backend/db/transaction", async (importOriginal) => {
  const original = await importOriginal<typeof import("@/lib/backend/db/transaction")>();
  const inTransaction: typeof original.inTransaction = (work) =>
    original.inTransaction(async (given) => {
      const held = { isOpen: true };
      try {
        return await transaction.run(held, () => work(given));
      } finally {
        held.isOpen = false;
      }
    });
  return { ...original, inTransaction };
});

const { connect, query } = pg.Pool.prototype;
pg.Pool.prototype.connect = function (this: pg.Pool, ...given: unknown[]) {
  note("a connection");
  return Reflect.apply(connect, this, given);
} as typeof connect;
pg.Pool.prototype.query = function (this: pg.Pool, ...given: unknown[]) {
  note(JSON.stringify(given[0]));
  return Reflect.apply(query, this, given);
} as typeof query;

function note(wanted: string): void {
  if (transaction.getStore()?.isOpen) asked.push(new Error(wanted).stack ?? wanted);
}

afterEach(() => {
  const [first] = asked.splice(0);
  if (first) throw new Error(`a second connection is asked for in a transaction: ${first}`);
});
