/** How the first picture of an offer is drawn, also before the rest is there. */
export const headPicture = {
  sizes: "(min-width: 1600px) 90rem, (min-width: 1280px) 71rem, 92vw",
  className:
    "aspect-[16/9] max-h-[26rem] min-[100rem]:max-h-[31rem] w-full rounded-picture md:aspect-[5/2] print:max-h-[9cm]",
};
