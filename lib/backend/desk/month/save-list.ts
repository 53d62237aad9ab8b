import type { ListName, SavedFile } from "@/lib/contract/desk/month";
import { inTransaction } from "../../db/transaction";
import { record, type StaffActor } from "../../staff/audit";
import { csvOf } from "./csv";
import { lists } from "./lists";
import { periodOf } from "./period";

/** A list of a month or a year as a file; who took it along is noted, with how many rows. */
export async function saveList(
  actor: StaffActor,
  { list, period }: { list: ListName; period: string },
): Promise<SavedFile> {
  const { columns, rows } = lists[list];
  const found = await rows(periodOf(period));
  await inTransaction((transaction) =>
    record(transaction, actor, {
      action: "save-list",
      subject: `${list} ${period}`,
      after: { rows: found.length },
    }),
  );
  return {
    content_type: "text/csv; charset=utf-8",
    file_name: `${list}-${period}.csv`,
    base64: Buffer.from(csvOf([[...columns], ...found])).toString("base64"),
  };
}
