import { getTranslations } from "next-intl/server";
import type { Picture as PictureData } from "@/lib/contract/shared";
import { tourCategoryPath } from "@/lib/site/routes";
import { CardPicture } from "../media/card-picture";
import { CardLink } from "../ui/card-link";

interface Way {
  key: "safari" | "climb" | "beach";
  slug: string;
  picture: PictureData;
}

/** Plains, mountain or sea: where a first journey can begin. */
export async function ThreeWays({ ways }: { ways: Way[] }) {
  const t = await getTranslations("Landing.ways");
  return (
    <ul className="grid gap-x-7 gap-y-10 md:grid-cols-3">
      {ways.map(({ key, slug, picture }) => (
        <li key={key} className="group relative">
          <CardPicture
            picture={picture}
            sizes="(min-width: 768px) 832px, 110vw"
            className="aspect-[4/3] md:aspect-[3/4]"
          />
          <h3 className="mt-4 text-[1.75rem] leading-tight">
            <CardLink href={tourCategoryPath(slug)} className="decoration-2">
              {t(`${key}.title`)}
            </CardLink>
          </h3>
          <p className="mt-2 max-w-[40ch] text-muted">{t(`${key}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
