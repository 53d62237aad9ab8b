import type { newBookingCalls } from "@/lib/contract/desk/new-booking";
import { agentShare } from "@/lib/pricing/agent-share";
import { bookForGuest, offerForGuest } from "../../bookings/create/book-for-guest";
import { isPaidIn } from "../../bookings/money/owed";
import { bookingCalled } from "../../bookings/operator/decide";
import { inTransaction } from "../../db/transaction";
import { wishIn } from "../../offers/begin-offer";
import { record } from "../../staff/audit";
import type { DeskHandlers } from "../../staff/desk-handler";
import { demandFresh } from "../../staff/step-up";
import { staffOf } from "../doing";
import { offerLibrary } from "../offer-list";
import { guestLink } from "./guest-link";
import { tourToBook } from "./tour-to-book";

/** Bookings by telephone and for agents: what there is to sell, at what price, and selling it. */
export const newBookingHandlers: DeskHandlers<keyof typeof newBookingCalls> = {
  "begin-booking": async ({ request }) => {
    const [{ tours }, wish] = await Promise.all([
      offerLibrary(),
      request ? wishIn(request) : undefined,
    ]);
    return {
      data: {
        tours,
        wish: wish
          ? { ...wish, request: request ?? "", tour: wish.tour ?? null, rooms: wish.rooms ?? null }
          : null,
      },
    };
  },
  "tour-to-book": async ({ tour }) => ({ data: await tourToBook(tour) }),
  "price-booking": async (wanted) => {
    const { price } = await offerForGuest(wanted);
    const { commissionMinor, netMinor } = agentShare(price.total_minor, wanted.commission_percent);
    return { data: { price, commission_minor: commissionMinor, net_minor: netMinor } };
  },
  "make-booking": async (form, at) => {
    const booking = await bookForGuest(staffOf(at), form, at.asked);
    return { data: { booking, ...(await guestLink(booking)) } };
  },
  "guest-link": async ({ booking }, { actor, present }) => {
    const shown = await guestLink(booking);
    // It opens all that the guest can do: also to cancel, and have back what was paid.
    if (isPaidIn(await bookingCalled(booking))) demandFresh(present);
    await inTransaction((tx) => record(tx, actor, { action: "guest-link", subject: booking }));
    return { data: shown };
  },
};
