import { Icon } from "@/components/ui/icons";
import { brand, whatsappHref } from "@/lib/site/brand";
import { BackToTop } from "./back-to-top";
import type { Words } from "./words";

/** What floats over every page: the way back up and the chat. */
export function Floating({ words }: { words: Words }) {
  return (
    <div className="floating flex flex-col items-end gap-3">
      <BackToTop label={words("backToTop")} />
      <a
        href={whatsappHref(words("whatsappText", { brand: brand.name }))}
        aria-label={words("whatsappChat")}
        className="chat grid size-13 place-items-center rounded-full bg-acacia text-white shadow-float transition-[background-color,opacity,visibility] duration-200 hover:bg-night"
      >
        <Icon name="whatsapp" className="size-7" />
      </a>
    </div>
  );
}
