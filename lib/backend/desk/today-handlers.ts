import type { todayCalls } from "@/lib/contract/desk/today";
import type { DeskHandlers } from "../staff/desk-handler";
import { doing } from "./doing";
import { giveUpEmail, sendAgain } from "./send-again";
import { today } from "./today";

/** What a day at the desk begins with. */
export const todayHandlers: DeskHandlers<keyof typeof todayCalls> = {
  today: async (_, { present }) => ({ data: await today(present.person.role) }),
  "send-again": ({ email }, at) => doing(at, (tx, actor) => sendAgain(tx, actor, email)),
  "give-up-email": ({ email }, at) => doing(at, (tx, actor) => giveUpEmail(tx, actor, email)),
};
