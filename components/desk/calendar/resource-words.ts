/** What the screen of guides and vehicles says. */
export const resourceWords = {
  title: "Guides and vehicles",
  back: "Calendar",
  journeys: "Journeys",
  noJourneys: "Nobody travels in these three weeks.",
  none: "No guides or vehicles are entered yet.",
  enter:
    "Enter them once, below: from then on each journey shows who and what is free on its days, and you choose who goes along. Guests can book either way.",
  whyForOthers: "Owners and operations enter them here.",
  addFirst: "Enter the first one",
  free: (vehicles: string, guides: string) => `Free on all of these days: ${vehicles}, ${guides}.`,
  vehicles: (free: number, all: number) =>
    all === 0
      ? "no vehicle is entered yet"
      : `${free} of ${all} ${all === 1 ? "vehicle" : "vehicles"}`,
  guides: (free: number, all: number) =>
    all === 0 ? "no guide is entered yet" : `${free} of ${all} ${all === 1 ? "guide" : "guides"}`,
  takenBy: (name: string, what: string, from: string, until: string) =>
    `${name}: ${what}, ${from} – ${until}`,
  take: (title: string) => `Take a guide or vehicle for ${title}`,
  choose: "Take a guide or vehicle …",
  takeIt: "Take along",
  taken: (name: string) => `${name} is on it.`,
  also: (name: string, others: string) => `${name}, on some of these days also: ${others}`,
  release: (name: string, what: string) => `Take ${name} off ${what}`,
  released: "Free again.",
  nothing: "free in these three weeks",
  kinds: { guide: "Guide", vehicle: "Vehicle" },
  change: (name: string) => `Change ${name}`,
  name: "Name",
  rename: "Rename",
  renamed: "Renamed.",
  from: "From",
  until: "Until",
  why: "Why nobody can have it",
  block: "Block these days",
  blocked: "Blocked.",
  add: "Add a guide or vehicle",
  kind: "What it is",
  addOne: "Add",
  added: "Added.",
  saving: "Saving …",
};
