import type { Locale } from "@/lib/contract/locale";
import type { Picture, Place } from "@/lib/contract/shared";
import { dateFormat } from "@/lib/i18n/formats";
import { translator } from "@/lib/i18n/translator";
import { madePhotographs } from "@/lib/photos/photograph-index";
import { photographFolder } from "@/lib/site/picture-address";
import { type PhotoFacts, type PhotoKind, photoKinds } from "../content/photo-files";

/** What is said of a photograph, with the name of its file. */
export type NamedPhoto = PhotoFacts & { name: string; at: number };

/** The photographs that can be shown by now, in the order of their list. */
export interface Photographs {
  of(kind: PhotoKind, id: string): Picture[];
}

/** Those of a language, as far as they are made; the same object until one more is. */
export class ShownPhotographs {
  #shown: { made: ReturnType<typeof madePhotographs>; photographs: Photographs } | undefined;

  constructor(
    private readonly photos: readonly NamedPhoto[],
    private readonly places: ReadonlyMap<string, Place>,
    private readonly locale: Locale,
  ) {}

  get(): Photographs {
    const made = madePhotographs();
    if (this.#shown?.made !== made) this.#shown = { made, photographs: this.#read(made) };
    return this.#shown.photographs;
  }

  #read(made: ReturnType<typeof madePhotographs>): Photographs {
    const pictures = new Map<string, Picture[]>();
    for (const photo of this.photos) {
      const file = made.get(photo.name);
      if (!file) continue;
      const picture = {
        url: `${photographFolder}${file.id}`,
        alt: photo.alt[this.locale] ?? this.places.get(photo.place ?? "")?.name ?? "",
        color: file.color,
        photograph: { focus: photo.focus, caption: this.#caption(photo) },
      };
      for (const kind of photoKinds)
        for (const id of photo[kind]) {
          const key = `${kind}/${id}`;
          pictures.set(key, [...(pictures.get(key) ?? []), picture]);
        }
    }
    return { of: (kind, id) => pictures.get(`${kind}/${id}`) ?? [] };
  }

  /** `Ngorongoro, August 2026 · Photo: Asha Mollel` */
  #caption({ place, date, credit }: NamedPhoto): string {
    const where = [this.places.get(place ?? "")?.name, date && this.#day(date)];
    const who = credit && translator(this.locale)("Photographs.credit", { name: credit });
    return [where.filter(Boolean).join(", "), who].filter(Boolean).join(" · ");
  }

  /** A year, a month or a day, as exact as it is known. */
  #day(date: string): string {
    const [, month, day] = date.split("-");
    return dateFormat(this.locale, {
      year: "numeric",
      ...(month && { month: "long" }),
      ...(day && { day: "numeric" }),
    }).format(Date.parse(date));
  }
}
