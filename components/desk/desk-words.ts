import type { Role } from "@/lib/contract/desk/rights";

const roles: Record<Role, { name: string; may: string }> = {
  owner: { name: "Owner", may: "everything, people and refunds among it" },
  sales: { name: "Sales", may: "requests, offers and bookings" },
  operations: { name: "Operations", may: "calendar, travellers and what is due today" },
  editor: { name: "Editor", may: "reviews and words" },
};

/**
 * What the desk says, in the language of the people who run the business: another language of theirs
 * is another of these, and no language of the site.
 */
export const deskWords = {
  language: "en",
  name: "The desk",
  nav: { label: "Screens", requests: "Requests", people: "People", devices: "Devices" },
  home: {
    title: "Requests",
    text: "Requests and bookings are answered from the mailbox, by the links in its mails; npm run desk on the server lists them.",
  },
  notFound: { title: "There is no such page here", home: "To the desk" },
  signIn: {
    title: "Sign in",
    text: "With the passkey of this device: your finger, your face or your PIN.",
    button: "Sign in",
    busy: "One moment …",
    help: "On another device, or without a passkey? Whoever runs the desk invites you again.",
    out: "Sign out",
  },
  join: {
    title: "Welcome to the desk",
    hello: (name: string) => `Karibu, ${name}!`,
    text: "This device makes a passkey for you. From then on you sign in with your finger, your face or your PIN; there is no password that could be guessed or lost.",
    button: "Make my passkey",
    busy: "One moment …",
    refused: "This invitation has been used or is more than three days old. Ask for a new one.",
  },
  roles,
  people: {
    title: "People",
    invited: "invited",
    lastSeen: (when: string) => `last here ${when}`,
    invite: "Invite somebody",
    name: "Name",
    email: "E-mail",
    role: "Role",
    roleOf: (name: string) => `Role of ${name}`,
    send: "Send invitation",
    sending: "Sending …",
    sent: (email: string) => `The invitation is on its way to ${email}.`,
    remove: "Remove",
    removeOne: (name: string) => `Remove ${name}`,
    sure: (name: string) =>
      `${name} is signed out everywhere at once and cannot come back without a new invitation.`,
    yes: "Remove now",
    no: "Keep",
    gone: (name: string) => `${name} has left the desk.`,
  },
  devices: {
    title: "Devices",
    text: "Where you are signed in. It ends by itself after twelve hours.",
    thisOne: "this one",
    since: (when: string) => `since ${when}`,
    end: "Sign out",
    endOne: (device: string) => `Sign out on ${device}`,
  },
  failures: {
    unavailable: "There is no connection. Nothing is lost: try again.",
    unauthorized: "You are not signed in any more.",
    forbidden: "Your role may not do this.",
    passkey_refused: "That passkey is not known here, or it did not answer in time.",
    known_here: "This address is somebody's who works here already.",
    last_owner: "Somebody must stay who may do everything.",
    cancelled: "No passkey was given.",
    other: "That did not work. Try again.",
  },
};
