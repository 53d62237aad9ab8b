"use client";

import { useState } from "react";
import type { GuestLink } from "@/lib/contract/desk/new-booking";
import { BusyButton } from "../../form/busy-button";
import { Button } from "../../ui/button";
import type { PartProps } from "../bookings/part-props";
import { callDesk } from "../call-desk";
import { Failure } from "../failure";
import { useAction } from "../use-action";
import { newBookingWords as words } from "../words/words";
import { GuestLinkShare } from "./guest-link-share";

/**
 * The guest's link of a booking that there is: asked for by a tap, as it opens all that they can do; and
 * a new one in its place.
 */
export function ShowGuestLink({ booking, doing }: Pick<PartProps, "booking" | "doing">) {
  const { reference, email, guest_forgotten: isForgotten } = booking;
  const [shown, setShown] = useState<GuestLink>();
  const { busy, failure, act } = useAction();
  const show = () =>
    act(async () => setShown(await callDesk("guest-link", { booking: reference })));
  const renew = () =>
    doing(() => callDesk("renew-booking-link", { booking: reference }), words.renewed(email));
  return (
    <section>
      <h2 className="mb-2 text-xl">{words.link}</h2>
      {shown && <GuestLinkShare {...shown} />}
      <p className="flex flex-wrap gap-2">
        {!shown && (
          <BusyButton
            type="button"
            look="outline"
            busy={busy}
            busyText={words.making}
            onClick={show}
          >
            {words.showLink}
          </BusyButton>
        )}
        {!isForgotten && (
          <Button look="quiet" onClick={() => void renew()}>
            {email ? words.renewLink : words.endLink}
          </Button>
        )}
      </p>
      <Failure words={failure} />
    </section>
  );
}
