"use client";

import { may, type Role } from "@/lib/contract/desk/rights";
import { Button } from "../../ui/button";
import { callDesk } from "../call-desk";
import { monthText } from "../desk-formats";
import { Failure } from "../failure";
import { saveAs } from "../save-as";
import { useAction } from "../use-action";
import { monthWords as words } from "../words/words";

interface SaveListsProps {
  month: string;
  role: Role;
}

const lists = ["requests", "bookings"] as const;
const accounts = ["payments", "refunds", "commissions", "invoices"] as const;

/** What the accountant is sent: each list of the month, or of its year. */
export function SaveLists({ month, role }: SaveListsProps) {
  const { busy, said, failure, act } = useAction();
  const year = month.slice(0, 4);
  const save = (fetchFile: () => ReturnType<typeof callDesk<"save-list">>, name: string) =>
    act(async () => saveAs(await fetchFile()), words.saved(name));
  const row = (
    list: keyof typeof words.lists,
    ask: (period: string) => () => ReturnType<typeof callDesk<"save-list">>,
  ) => (
    <li key={list} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <span className="text-small">{words.lists[list]}</span>
      <span className="flex gap-2">
        {[month, year].map((period) => (
          <Button
            key={period}
            look="outline"
            className="px-4!"
            aria-disabled={busy || undefined}
            aria-label={words.saving(words.lists[list], period === year ? year : monthText(month))}
            onClick={() => save(ask(period), `${list}-${period}.csv`)}
          >
            {period === year ? year : monthText(month, "short")}
          </Button>
        ))}
      </span>
    </li>
  );
  return (
    <section aria-labelledby="save-lists" className="print:hidden">
      <h2 id="save-lists" className="text-xl">
        {words.save}
      </h2>
      <p className="mt-1 text-muted text-small">{words.saveAbout}</p>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {lists.map((list) => row(list, (period) => () => callDesk("save-list", { list, period })))}
        {may(role, "save-accounts") &&
          accounts.map((list) =>
            row(list, (period) => () => callDesk("save-accounts", { list, period })),
          )}
      </ul>
      <p role="status" className="mt-2 text-acacia text-small">
        {said}
      </p>
      <Failure words={failure} />
    </section>
  );
}
