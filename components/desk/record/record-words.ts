import { bookingWords } from "../bookings/booking-words";
import { deskWords } from "../desk-words";

const actions: Record<string, string> = {
  "sign-in": "signed in",
  "sign-in-failed": "somebody tried to sign in, and could not",
  "sign-out": "signed out",
  join: "joined the desk",
  "add-passkey": "made a passkey on another device",
  "remove-passkey": "took a passkey away",
  "end-session": "ended a session",
  "send-link": "had a link for another device sent",
  invite: "invited somebody",
  "change-role": "changed a role",
  "remove-person": "removed somebody",
  "save-list": "saved a list",
  "edit-snippet": "wrote a ready sentence anew",
  "add-snippet": "added a ready sentence",
  "remove-snippet": "took a ready sentence away",
  "close-departure": "closed a departure",
  "open-departure": "opened a departure again",
  "change-seats": "changed the seats of a departure",
  "add-departure": "added a departure",
  "add-resource": "named a guide or vehicle",
  "rename-resource": "gave a guide or vehicle another name",
  allocate: "took a guide or vehicle for some days",
  release: "gave a guide or vehicle free",
  "begin-offer": "began an offer",
  "send-offer": "sent an offer",
  "withdraw-offer": "took an offer back",
  "renew-offer-link": "sent a new link of an offer",
  "remind-before-end": "decided about the reminder of an offer",
  "answer-offer": "answered about an offer",
  "accept-offer": "accepted an offer",
};

/** What the screen of the record says (see `desk-words.ts`). */
export const recordWords = {
  title: "Record",
  text: "Who did what, the newest first. Nothing here can be changed or taken away.",
  views: { label: "What", everything: "Everything", people: "People and sign-ins" },
  by: deskWords.actor,
  action: (name: string) =>
    actions[name] ??
    deskWords.request.actions[name] ??
    bookingWords.steps[name] ??
    name.replaceAll("-", " "),
  more: "Show more",
  empty: "Nothing has been done yet.",
};
