/** The home page's own pictures; their alt texts are messages. */
export const homePictures = {
  hero: { url: "/pictures/home-hero", color: "#8c5554" },
  closing: { url: "/pictures/closing", color: "#2d464a" },
} as const;
