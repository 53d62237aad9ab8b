import { getTranslations } from "next-intl/server";
import type { Picture as PictureData } from "@/lib/contract/shared";
import { whatsappHref } from "@/lib/site/brand";
import { isShipped, pictureFile } from "@/lib/site/picture-address";
import { IslandMessages } from "../ui/island-messages";
import { Still } from "../ui/still/still";
import { GalleryOpener } from "./gallery-opener";
import { Picture } from "./picture";

const shown = 5;

interface GalleryMosaicProps {
  pictures: PictureData[];
  /** Of what these are pictures. */
  title: string;
}

/**
 * The first five pictures; each link leads to its picture, and with JavaScript opens all of them
 * in a viewer.
 */
export async function GalleryMosaic({ pictures, title }: GalleryMosaicProps) {
  const t = await getTranslations("Gallery");
  if (pictures.length === 0) return null;
  const visible = pictures.slice(0, shown);
  return (
    <IslandMessages namespaces={["Gallery"]}>
      <GalleryOpener pictures={pictures} title={title}>
        <Still
          as="ul"
          className={`grid gap-1.5 print:block md:h-[clamp(20rem,36vw,31rem)] md:gap-2 ${layout[visible.length] ?? ""}`}
        >
          {visible.map((picture, index) => (
            <li
              key={picture.url}
              data-arrives={index === 0 ? "" : undefined}
              className={`min-h-0 overflow-hidden rounded-picture bg-paper-deep first:col-span-full first:row-span-2 max-md:first:aspect-4/3 print:first:h-full ${
                index > 0 ? "max-md:aspect-4/3 max-sm:nth-[n+4]:hidden" : ""
              } ${index > 0 ? "print:hidden" : "md:first:col-span-2"}`}
            >
              <a
                href={pictureFile(picture.url, 1600)}
                data-gallery={index}
                aria-label={t("openOne", { number: index + 1, alt: picture.alt })}
                className="group relative block h-full focus-visible:outline-offset-[-3px]"
              >
                <Picture
                  picture={picture}
                  priority={index === 0}
                  sizes={
                    index === 0
                      ? "(min-width: 768px) 600px, 96vw"
                      : "(min-width: 768px) 300px, 47vw"
                  }
                  className="h-full w-full transition-opacity duration-200 group-hover:opacity-90"
                />
              </a>
            </li>
          ))}
        </Still>
      </GalleryOpener>
      <DrawnNote pictures={pictures} title={title} />
    </IslandMessages>
  );
}

/** A drawing is no proof of what one will see: it is called what it is, and photographs are to be had. */
async function DrawnNote({ pictures, title }: GalleryMosaicProps) {
  const t = await getTranslations("Photographs");
  const drawn = pictures.filter(({ url }) => isShipped(url)).length;
  if (drawn === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-3 text-muted text-small print:hidden">
      {t(drawn === pictures.length ? "drawn" : "partlyDrawn")}
      <a
        href={whatsappHref(t("message", { title }))}
        className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4 hover:text-ink"
        rel="noopener"
      >
        {t("ask")}
      </a>
    </p>
  );
}

/** The grid of the small pictures beside the large one, by how many there are in all. */
const layout: Record<number, string> = {
  1: "grid-cols-1 md:grid-cols-2",
  2: "grid-cols-1 md:grid-cols-3",
  3: "grid-cols-2 md:grid-cols-3 md:grid-rows-2",
  4: "grid-cols-2 sm:max-md:grid-cols-3 md:grid-cols-4 md:grid-rows-2",
  5: "grid-cols-2 md:grid-cols-4 md:grid-rows-2",
};
