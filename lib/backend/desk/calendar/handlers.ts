import type { calendarCalls } from "@/lib/contract/desk/calendar";
import type { DeskHandlers } from "../../staff/desk-handler";
import { asStaff, doing } from "../doing";
import { addDeparture } from "./add-departure";
import { changeSeats, closeDeparture, openDeparture } from "./decide-departure";
import { calendar } from "./departure-rows";
import { oneDeparture } from "./one-departure";

/** The calendar, and what the desk decides about departures. */
export const calendarHandlers: DeskHandlers<keyof typeof calendarCalls> = {
  calendar: async ({ from }) => ({ data: await calendar(from) }),
  departure: async ({ departure }) => ({ data: await oneDeparture(departure) }),
  "close-departure": (input, at) => doing(at, (tx, actor) => closeDeparture(tx, actor, input)),
  "open-departure": (seen, at) => doing(at, (tx, actor) => openDeparture(tx, actor, seen)),
  "change-seats": (input, at) => doing(at, (tx, actor) => changeSeats(tx, actor, input)),
  "add-departure": async (input, at) => ({
    data: { departure: await asStaff(at, (tx, actor) => addDeparture(tx, actor, input)) },
  }),
};
