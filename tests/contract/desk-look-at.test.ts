import { expect, it } from "vitest";
import { contentDatabase } from "../support/database";
import { colleague, desk } from "../support/desk";

await contentDatabase();
const { pool } = await import("@/lib/backend/db/pool");

type Colleague = Awaited<ReturnType<typeof colleague>>;
const looks = async (who: Colleague, at: string) =>
  (await desk("look-at", { at }, who)).body.others ?? [];

it("two who look at the same see each other, until one goes, looks elsewhere or is removed", async () => {
  const [asha, neema, joseph] = [
    await colleague("sales", "Asha"),
    await colleague("owner", "Neema"),
    await colleague("operations", "Joseph"),
  ];
  expect(await looks(asha, "/bookings/B-1")).toEqual([]);
  expect(await looks(neema, "/bookings/B-1")).toEqual(["Asha"]);
  expect(await looks(joseph, "/bookings/B-2")).toEqual([]);
  expect(await looks(asha, "/bookings/B-1")).toEqual(["Neema"]);
  expect(await looks(joseph, "/bookings/B-1")).toEqual(["Asha", "Neema"]);
  // One closes the screen, another's telephone has said nothing for a while.
  expect(await looks(joseph, "")).toEqual([]);
  await pool().query("update staff_sessions set looks_until = now() where person = $1", [neema.id]);
  expect(await looks(asha, "/bookings/B-1")).toEqual([]);
  expect(await looks(neema, "/bookings/B-1")).toEqual(["Asha"]);
  await pool().query("update staff set removed_at = now() where id = $1", [neema.id]);
  expect(await looks(asha, "/bookings/B-1")).toEqual([]);
});
