import { z } from "zod";
import { endpoint, requestLimits } from "./endpoint";
import { EmailSchema, personName, spamCheck } from "./leads";
import { IsoDaySchema, oneOf, PeopleSchema } from "./shared";

const waitedForSeats = z.int("required").min(1, "required").max(20, "too_many_people");

export const waitingListEndpoint = endpoint({
  method: "POST",
  path: "/api/waiting-list",
  summary: "Waits for seats on a departure that is full",
  without: "Nobody can wait for a full departure",
  input: z.strictObject({
    departure: z.string().max(200),
    seats: waitedForSeats,
    full_name: personName(120),
    email: EmailSchema,
    ...spamCheck,
  }),
  output: oneOf(z.object({ reference: z.string() })),
  status: 201,
  limits: requestLimits,
});

export const leaveWaitingListEndpoint = endpoint({
  method: "POST",
  path: "/api/leave-waiting-list",
  summary: "Changes a place on a waiting list or leaves it, by the signed link of a mail",
  without: "A waiting list is left by mail",
  input: z.strictObject({
    token: z.string().max(600),
    confirm: z.boolean().describe("true leaves the list; false only tells of the place"),
    seats: waitedForSeats.optional().describe("For how many seats to wait from now on"),
  }),
  output: oneOf(
    z.object({
      done: z.boolean(),
      tour: z.string().describe("Its title"),
      starts: IsoDaySchema,
      seats: PeopleSchema.min(1),
      most: PeopleSchema.min(1).describe("Seats that the departure has in all"),
    }),
  ),
  limits: [{ calls: 60, perSeconds: 60 }],
});
