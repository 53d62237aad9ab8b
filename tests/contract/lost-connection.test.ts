import { expect, it } from "vitest";
import { contentDatabase } from "../support/database";

await contentDatabase();
const { onOwnConnection, pool } = await import("@/lib/backend/db/pool");
const { inTransaction } = await import("@/lib/backend/db/transaction");

it("a connection that is lost in the middle of a transaction fails that one and nothing else", async () => {
  const lost = inTransaction(async ({ client }) => {
    const { rows } = await client.query("select pg_backend_pid() as pid");
    const gone = new Promise((resolve) => client.once("end", resolve));
    await onOwnConnection((own) => own.query("select pg_terminate_backend($1)", [rows[0].pid]));
    await gone;
    await client.query("select 1");
  });
  await expect(lost).rejects.toThrow(/not queryable|terminat/);
  expect((await pool().query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});
