import { laterPart } from "@/components/form/draft/later-part";
import { actsId } from "./page-places";
import type { Talk } from "./use-ask";

/** What a guest does about an offer, its versions with it: it comes after what there is to read first. */
export const laterActs = laterPart(() => import("./offer-acts"));

/** Whether that is there by now; where it cannot be loaded, leads to where the page says so. */
export const actsAreThere = (): Promise<boolean> =>
  laterActs.load().then(
    () => true,
    () => {
      document.getElementById(actsId)?.scrollIntoView();
      return false;
    },
  );

/** Opens the field to ask about something, or closes it. */
export function turnField({ setFields }: Talk, subject: string): void {
  setFields((now) => {
    const isOpen = !now[subject]?.isOpen;
    return { ...now, [subject]: { text: "", ...now[subject], isOpen, isNew: isOpen } };
  });
  void actsAreThere();
}

/** What is said where a key opens nothing, or no longer. */
export const laterClosed = laterPart(() => import("./no-offer"));
