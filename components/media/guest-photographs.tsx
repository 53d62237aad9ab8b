import { useTranslations } from "next-intl";
import type { Picture } from "@/lib/contract/shared";
import { EnlargedPicture } from "./enlarged-picture";

interface GuestPhotographsProps {
  pictures: Picture[];
  author: string;
}

/** What a guest took on the journey, under their review. */
export function GuestPhotographs({ pictures, author }: GuestPhotographsProps) {
  const t = useTranslations("ReviewCard");
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t("photographs", { name: author })} className="mt-4 flex flex-wrap gap-2">
      {pictures.map((picture, at) => (
        <li key={picture.url} className="print:hidden">
          <EnlargedPicture
            picture={picture}
            openWords={t("enlarge", { number: at + 1, count: pictures.length, alt: picture.alt })}
            closeWords={t("close")}
            className="size-30 sm:size-36"
          />
        </li>
      ))}
    </ul>
  );
}
