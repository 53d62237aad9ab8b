import { forgetLexicon } from "../catalogue/lexicon";
import { importContent } from "../content/import";
import { startMailWorker } from "../mail/mail-jobs";
import { forgetOldAnswers } from "../requests/idempotency";
import { queue } from "./queue";

const nightly = "nightly";

/** Starts what works beside the pages: mails, and once a night the house-keeping. */
export async function startWorkers(): Promise<void> {
  await startMailWorker();
  const boss = await queue();
  await boss.createQueue(nightly);
  await boss.schedule(nightly, "10 1 * * *");
  await boss.work(nightly, async () => {
    // A new day: departures are counted from today.
    await importContent();
    forgetLexicon();
    await forgetOldAnswers();
  });
}
