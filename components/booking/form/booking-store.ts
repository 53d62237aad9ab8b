import { draftStore } from "@/components/form/draft/draft-store";
import { laterPart } from "@/components/form/draft/later-part";
import { letGoWithAccount } from "@/components/form/draft/use-own-details";
import { emptyDraft } from "./empty-draft";

/** The part that checks and reads what was typed. */
export const bookingEngine = laterPart(() => import("./booking-engine"));

/** The booking that is being written. */
export const useBooking = draftStore({
  kind: "booking",
  empty: emptyDraft,
  reader: bookingEngine.load,
});

letGoWithAccount(useBooking);

/** Reads the storage and the address. @throws when the part that does cannot be loaded */
export async function beginBooking(search: string): Promise<void> {
  const { isMeant, prefilled } = await bookingEngine.load();
  await useBooking.getState().load({
    isMeant: ({ draft }) => isMeant(draft, search),
    prefill: (draft) => prefilled(draft, search),
  });
}
