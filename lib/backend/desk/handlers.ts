import type { requestCalls } from "@/lib/contract/desk/requests";
import type { DeskHandlers } from "../staff/desk-handler";
import { doing } from "./doing";
import { oneRequest } from "./one-request";
import {
  answerRequest,
  closeRequest,
  handOn,
  markAnswered,
  remind,
  reopenRequest,
  takeOver,
} from "./request-deeds";
import { requestList } from "./request-list";
import { writeNote } from "./write-note";

/** Requests: the list, one of them, and what is done about it. */
export const requestHandlers: DeskHandlers<keyof typeof requestCalls> = {
  requests: async (input, { present }) => ({ data: await requestList(present.person, input) }),
  request: async ({ request }, { present }) => ({
    data: await oneRequest(present.person, request),
  }),
  "take-over": (seen, at) => doing(at, (tx, actor) => takeOver(tx, actor, seen)),
  "hand-on": (input, at) => doing(at, (tx, actor) => handOn(tx, actor, input)),
  answer: (input, at) => doing(at, (tx, actor) => answerRequest(tx, actor, input)),
  "mark-answered": (seen, at) => doing(at, (tx, actor) => markAnswered(tx, actor, seen)),
  "write-note": async (input, at) => {
    // What they may not see they cannot write about.
    await oneRequest(at.present.person, input.request);
    return doing(at, (tx, actor) => writeNote(tx, actor, input));
  },
  remind: (input, at) => doing(at, (tx, actor) => remind(tx, actor, input)),
  "mark-won": (seen, at) =>
    doing(at, (tx, actor) => closeRequest(tx, actor, { ...seen, state: "won" })),
  "mark-lost": (input, at) =>
    doing(at, (tx, actor) => closeRequest(tx, actor, { ...input, state: "lost" })),
  reopen: (seen, at) => doing(at, (tx, actor) => reopenRequest(tx, actor, seen)),
};
