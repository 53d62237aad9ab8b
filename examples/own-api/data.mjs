/** What this operator offers. Fields that only adorn are left out: the site does without them. */
const usd = (dollars) => ({ amount_minor: dollars * 100, currency: "USD" });
const day = (number, title, text, places) => ({ day: number, title, text, places });

export const destinations = [
  {
    id: "crater",
    slug: "ngorongoro-crater",
    name: "Ngorongoro Crater",
    category: "national_parks",
    tagline: "A ring of hills around a plain full of animals.",
    position: [-3.17, 35.58],
    best_time: "June to October",
    picture: { url: "crater", alt: "Hills around a wide green plain", color: "#7d9a5b" },
    body: "The floor lies six hundred metres below the rim. Most days begin in mist and end in gold.",
    questions: [
      {
        question: "How cold is it on the rim?",
        answer: "Near freezing before dawn; read [what to pack](post:what-to-pack).",
      },
    ],
  },
  {
    id: "kilimanjaro",
    slug: "kilimanjaro",
    name: "Kilimanjaro",
    category: "mountains",
    tagline: "Five climates on one mountain.",
    position: [-3.07, 37.35],
    picture: { url: "peak", alt: "A white summit above blue slopes", color: "#6f86a6" },
    body: "From banana groves to ice within a week, one slow step after another.",
  },
  {
    id: "paje",
    slug: "paje-beach",
    name: "Paje",
    category: "beach_islands",
    tagline: "A lagoon that comes and goes with the tide.",
    position: [-6.27, 39.53],
    picture: { url: "beach", alt: "White sand before a turquoise lagoon", color: "#7cc0bd" },
    body: "At low tide one walks to the reef; at high tide one swims from the doorstep.",
  },
];

const place = (id) => {
  const { slug, name, position } = destinations.find((each) => each.id === id);
  return { id, slug, name, position };
};

const tour = (id, title, placeId, days, dollars, more) => ({
  id,
  slug: id,
  title,
  days,
  nights: days - 1,
  trip_type: "private",
  safari_type: "lodge",
  level: "standard",
  difficulty: "easy",
  picture: destinations.find((each) => each.id === placeId).picture,
  route: [place(placeId).name],
  price_from: usd(dollars),
  overview: `${days} days with one of us, at the pace you like.`,
  itinerary: Array.from({ length: days }, (_, at) =>
    day(at + 1, at === 0 ? "Arrival" : `Day ${at + 1} out there`, "", [place(placeId)]),
  ),
  prices: {
    currency: "USD",
    per_person: [{ travellers: 2, amount_minor: dollars * 100 }],
    seasons: [],
    children: [],
    single_supplement_minor: 0,
    deal: null,
    deposit_percent: 30,
    balance_days_before: 30,
  },
  ...more,
});

export const tours = [
  tour("crater-weekend", "A weekend at the crater", "crater", 3, 890),
  tour("slow-kilimanjaro", "Kilimanjaro, slowly", "kilimanjaro", 8, 2150, {
    safari_type: "camping",
    difficulty: "strenuous",
    specialized: ["mountain_climbing"],
  }),
  tour("lagoon-days", "Days by the lagoon", "paje", 5, 640, { specialized: ["beach_only"] }),
];

export const posts = [
  {
    id: "packing",
    slug: "what-to-pack",
    title: "What to pack for a week",
    description: "Less than you think.",
    category: "safaris",
    published: "2026-02-01",
    picture: destinations[0].picture,
    body: "Layers for the morning, a hat for noon.\n\n## And nothing else\n\nWe mean it.",
  },
  {
    id: "tides",
    slug: "reading-the-tide",
    title: "Reading the tide",
    category: "zanzibar",
    published: "2026-03-12",
    body: "The sea leaves twice a day, an hour later each day.",
  },
];

const review = (id, rating, author, country, text, about) => ({
  ...{ id, rating, author, country, text, language: "en", written: "2026-04-0".concat(id) },
  tour: about ? { slug: about, title: tours.find((each) => each.slug === about).title } : null,
});

export const reviews = [
  review("1", 5, "Ann", "GB", "We laughed all week and saw everything.", "crater-weekend"),
  review("2", 4, "Jonas", "DE", "Cold nights, warm people.", "slow-kilimanjaro"),
  review("3", 5, "Lucía", "ES", "The lagoon at six in the morning.", "lagoon-days"),
];

export const about = {
  title: "Three guides and a kettle",
  body: "We grew up between the crater and the sea, and show both.",
  team: [{ id: "neema", name: "Neema", role: "Guide" }],
};
