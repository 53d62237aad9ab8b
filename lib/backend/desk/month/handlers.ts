import type { monthCalls } from "@/lib/contract/desk/month";
import type { DeskHandlers } from "../../staff/desk-handler";
import { staffOf } from "../doing";
import { month } from "./month";
import { monthMoney } from "./month-money";
import { saveList } from "./save-list";

/** How a month went, and its lists to be saved. */
export const monthHandlers: DeskHandlers<keyof typeof monthCalls> = {
  month: async (input) => ({ data: await month(input.month) }),
  "month-money": async (input) => ({ data: await monthMoney(input.month) }),
  "save-list": async (wanted, at) => ({ data: await saveList(staffOf(at), wanted) }),
  "save-accounts": async (wanted, at) => ({ data: await saveList(staffOf(at), wanted) }),
};
