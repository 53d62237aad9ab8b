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

it("whoever may not open a screen learns nobody's name by it, and is seen by nobody there", async () => {
  const [juma, edda] = [await colleague("sales", "Juma"), await colleague("editor", "Edda")];
  const places = ["/offers/O-1", "/bookings/B-9", "/calendar/9b8f", "/people/1", "/constructor/1"];
  for (const at of places) {
    await looks(juma, at);
    expect(await looks(edda, at)).toEqual([]);
    expect(await looks(juma, at)).toEqual([]);
  }
  await looks(juma, "/requests/Q-1");
  expect(await looks(edda, "/requests/Q-1")).toEqual(["Juma"]);
  expect(await looks(juma, "/requests/Q-1")).toEqual(["Edda"]);
});
