"use client";

import { useState } from "react";
import type { GuestLink } from "@/lib/contract/desk/new-booking";
import { BusyButton } from "../../form/busy-button";
import { callDesk } from "../call-desk";
import { Failure } from "../failure";
import { useAction } from "../use-action";
import { newBookingWords as words } from "../words/words";
import { GuestLinkShare } from "./guest-link-share";

/** The guest's link of a booking that there is: asked for by a tap, as it opens all that they can do. */
export function ShowGuestLink({ booking }: { booking: string }) {
  const [shown, setShown] = useState<GuestLink>();
  const { busy, failure, act } = useAction();
  const show = () => act(async () => setShown(await callDesk("guest-link", { booking })));
  return (
    <section>
      <h2 className="mb-2 text-xl">{words.link}</h2>
      {shown ? (
        <GuestLinkShare {...shown} />
      ) : (
        <BusyButton type="button" look="outline" busy={busy} busyText={words.making} onClick={show}>
          {words.showLink}
        </BusyButton>
      )}
      <Failure words={failure} />
    </section>
  );
}
