/** How the first picture of an offer is drawn, also before the rest is there: what is high in its sky stays in it. */
export const headPicture = {
  sizes: "(min-width: 1600px) 90rem, (min-width: 1280px) 71rem, 92vw",
  className:
    "aspect-[16/9] w-full rounded-picture object-[50%_28%] md:aspect-[11/5] lg:col-span-2 print:max-h-[9cm]",
};

/** What is read, and on wide screens the price, or the map of the days, beside it. */
export const besides =
  "gap-x-[clamp(2.5rem,6vw,5rem)] lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] print:block";

export const letterLook =
  "mt-8 max-w-2xl whitespace-pre-line border-gold border-s-4 ps-5 font-serif text-[1.3125rem] leading-snug";
