import type { ListName, monthCalls } from "@/lib/contract/desk/month";
import { ApiError } from "@/lib/contract/errors";
import type { At, DeskHandlers } from "../../staff/desk-handler";
import { month } from "./month";
import { monthMoney } from "./month-money";
import { saveList } from "./save-list";

/** How a month went, and its lists to be saved. */
export const monthHandlers: DeskHandlers<keyof typeof monthCalls> = {
  month: async (input) => ({ data: await month(input.month) }),
  "month-money": async (input) => ({ data: await monthMoney(input.month) }),
  "save-list": (wanted, at) => saving(at, wanted),
  "save-accounts": (wanted, at) => saving(at, wanted),
};

async function saving({ actor }: At, wanted: { list: ListName; period: string }) {
  if (actor.kind !== "staff") throw new ApiError("unauthorized");
  return { data: await saveList(actor, wanted) };
}
