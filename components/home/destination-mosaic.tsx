import type { ReactNode } from "react";

/** How the seven tiles lie: one large, four small beside it, two wide below. */
export const mosaic = [
  {
    className: "col-span-2 aspect-4/3 lg:row-span-2 lg:aspect-auto",
    sizes: "(min-width: 1024px) 600px, 92vw",
    large: true,
  },
  ...Array.from({ length: 4 }, () => ({
    className: "aspect-4/5 sm:aspect-4/3 lg:aspect-[1/1.06]",
    sizes: "(min-width: 1024px) 290px, 46vw",
    large: false,
  })),
  ...Array.from({ length: 2 }, () => ({
    className: "aspect-4/5 sm:aspect-4/3 lg:col-span-2 lg:aspect-2/1",
    sizes: "(min-width: 1024px) 600px, 46vw",
    large: false,
  })),
];

export function DestinationMosaic({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">{children}</div>;
}
