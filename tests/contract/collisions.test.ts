import { beforeAll, describe, expect, it } from "vitest";
import { contentDatabase } from "../support/database";

await contentDatabase();
const { inTransaction } = await import("@/lib/backend/db/transaction");
const { pool } = await import("@/lib/backend/db/pool");

beforeAll(async () => {
  await pool().query("create table drawers (name text primary key, coins int not null)");
  await pool().query("insert into drawers values ('left', 0), ('right', 0)");
});

/** Ends once as many have come as are waited for; later ones do not wait. */
function meeting(count: number) {
  let open = () => {};
  const full = new Promise<void>((resolve) => {
    open = resolve;
  });
  let come = 0;
  return () => {
    come += 1;
    if (come >= count) open();
    return full;
  };
}

describe("two transactions in each other's way", () => {
  it("are both done: the one that is undone for it is begun anew", async () => {
    const bothHoldOne = meeting(2);
    let begun = 0;
    const put = (first: string, second: string) =>
      inTransaction(async ({ client }) => {
        begun += 1;
        const one = "update drawers set coins = coins + 1 where name = $1";
        await client.query(one, [first]);
        await bothHoldOne();
        await client.query(one, [second]);
      });
    await Promise.all([put("left", "right"), put("right", "left")]);
    const { rows } = await pool().query("select coins from drawers");
    expect(rows).toEqual([{ coins: 2 }, { coins: 2 }]);
    // Where both notice it in one moment, both are.
    expect(begun).toBeGreaterThan(2);
  });

  it("are not tried for ever", async () => {
    let begun = 0;
    const never = inTransaction(async ({ client }) => {
      begun += 1;
      await client.query("do $$ begin raise exception 'no' using errcode = '40001'; end $$");
    });
    await expect(never).rejects.toThrow("no");
    expect(begun).toBe(3);
  });

  it("are not what any other mistake is", async () => {
    let begun = 0;
    const wrong = inTransaction(async ({ client }) => {
      begun += 1;
      await client.query("select nothing from nowhere");
    });
    await expect(wrong).rejects.toThrow("nowhere");
    expect(begun).toBe(1);
  });
});
