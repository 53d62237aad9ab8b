import { takeSeats } from "@/lib/backend/bookings/lifecycle/seats";
import { recordChanges } from "@/lib/backend/db/changes";
import { closePool } from "@/lib/backend/db/pool";
import { inTransaction } from "@/lib/backend/db/transaction";
import { chances } from "../../support/chance";

// Another process on the same database, which sells: one seat at a time, four at once, and now and then
// one that is not sold in the end. Says of each what the departure has then, and the position of the change.
const [times = "", seed, ...departures] = process.argv.slice(2);
const chance = chances(Number(seed));
const atOnce = 4;
let left = Number(times);

async function sell(): Promise<void> {
  while (left > 0) {
    left -= 1;
    const id = departures[Math.floor(chance() * departures.length)] ?? "";
    const isGivenUp = chance() < 0.1;
    const sold = await inTransaction(async (transaction) => {
      await takeSeats(transaction, id, 1);
      const { rows } = await transaction.client.query(
        "select seats_taken from departures where id = $1",
        [id],
      );
      if (isGivenUp) throw new Error("given up");
      const position = await recordChanges(transaction.client, transaction.changed);
      transaction.changed.clear();
      return { id, taken: Number(rows[0].seats_taken), position };
    }).catch(() => undefined);
    if (sold) process.stdout.write(`${JSON.stringify(sold)}\n`);
  }
}

await Promise.all(Array.from({ length: atOnce }, sell));
await closePool();
