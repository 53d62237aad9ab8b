import { z } from "zod";
import { decoration } from "./decoration";
import { IsoDaySchema } from "./shared";

const minor = z.int().nonnegative();

/** What a cancellation on a day keeps of the price. */
export const RefundRowSchema = z.object({
  from: IsoDaySchema,
  until: IsoDaySchema.nullable(),
  kept_minor: minor,
});

/** What money a link of the operator's moves. */
export const operatorsMoney = {
  gives_back_minor: decoration(minor.nullable(), null).describe(
    "For cancel, which is the operator's own: what is here, and goes back",
  ),
  sends_back: decoration(
    z.object({ amount_minor: minor, to: z.string() }).nullable(),
    null,
  ).describe("What is sent by hand; to whom, where it is not whoever booked"),
};

/** What of a booking's money would go back on a cancellation, and what goes since it ended. */
export const goesBack = {
  refund_table: z.array(RefundRowSchema),
  refund_today_minor: minor.describe("What cancelling today would give back"),
  refund_minor: minor.nullable().describe("What goes back by us, or has gone, since it ended"),
  refund_open_minor: decoration(minor, 0).describe(
    "What is on its way back, and has still to be sent",
  ),
  by_agent: decoration(
    z.object({ name: z.string(), today_minor: minor, back_minor: minor }).nullable(),
    null,
  ).describe("The agent who gives a part of it back: on a cancellation today, and since one"),
};
