/** How the first picture of an offer is drawn, also before the rest is there. */
export const headPicture = {
  sizes: "(min-width: 1280px) 76rem, 92vw",
  className: "aspect-[16/9] max-h-[26rem] w-full rounded-picture md:aspect-[5/2] print:max-h-[9cm]",
};
