import { eq, sql } from "drizzle-orm";
import { payments, refunds } from "../db/booking-schema";
import { db } from "../db/pool";
import { attendPayment } from "../payments/attend-payment";
import { attendRefund } from "../payments/execute-refunds";
import type { Work } from "./runner";

/** Asks the provider about payments as their time comes. */
export const paymentWork: Work = {
  ...{ name: "payment", table: "payments", at: "next_check_at", leaseSeconds: 60 },
  mayBeFar: sql`state in ('completed', 'reversed')`,
  async attend(id) {
    const [payment] = await db().select().from(payments).where(eq(payments.id, id));
    if (payment) await attendPayment(payment);
  },
};

/** Carries refunds out. */
export const refundWork: Work = {
  ...{ name: "refund", table: "refunds", at: "next_check_at", leaseSeconds: 60 },
  which: sql`state in ('wanted', 'asked')`,
  async attend(id) {
    const [refund] = await db().select().from(refunds).where(eq(refunds.id, id));
    if (refund) await attendRefund(refund);
  },
};
