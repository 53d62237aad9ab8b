import { ImageResponse } from "next/og";
import { OgCard } from "@/components/layout/og-card";
import { orNull } from "@/lib/api/errors";
import { handleDocument } from "@/lib/api/handle-document";
import { readAs } from "@/lib/api/read-as";
import { tourCategoryEndpoint } from "@/lib/contract/categories";
import { destinationEndpoint } from "@/lib/contract/destinations";
import type { Locale } from "@/lib/contract/locale";
import { postEndpoint } from "@/lib/contract/posts";
import { stayEndpoint } from "@/lib/contract/stays";
import { type Tour, tourEndpoint } from "@/lib/contract/tours";
import { formatMoney } from "@/lib/i18n/format";
import { translator } from "@/lib/i18n/translator";
import { ogFont, ogJpeg, ogScene } from "@/lib/photos/og-scene";
import { brand } from "@/lib/site/brand";
import { type OgKind, ogKinds } from "@/lib/site/og-path";

export const dynamic = "force-dynamic";

type Subject = { title: string; picture: { url: string }; note?: string };

const readers: Record<OgKind, (slug: string, locale: Locale) => Promise<Subject>> = {
  tour: async (slug, locale) => {
    const { data } = await readAs(locale, tourEndpoint, { slug });
    return { title: data.title, picture: data.picture, note: priceText(data, locale) };
  },
  category: async (slug, locale) => (await readAs(locale, tourCategoryEndpoint, { slug })).data,
  post: async (id, locale) => (await readAs(locale, postEndpoint, { id })).data,
  destination: async (id, locale) => {
    const { data } = await readAs(locale, destinationEndpoint, { id });
    return { title: data.name, picture: data.picture };
  },
  stay: async (id, locale) => {
    const { data } = await readAs(locale, stayEndpoint, { id });
    return { title: data.name, picture: data.picture };
  },
};

/** `From $6,870 per adult, two sharing` */
function priceText(tour: Tour, locale: Locale): string {
  const t = translator(locale);
  return t.markup("TourPrice.from", {
    price: formatMoney(tour.price_from.amount_minor),
    travellers: tour.price_from_travellers,
    strong: (words) => words,
  });
}

type Params = { kind: string; slug: string };

export const GET = handleDocument<Params>(async (locale, { kind, slug }) => {
  const known = ogKinds.find((each) => each === kind);
  const subject = known && (await orNull(readers[known](slug, locale)));
  if (!subject) return new Response(null, { status: 404 });
  const [font, scene] = await Promise.all([ogFont(), ogScene(subject.picture.url)]);
  const card = (
    <OgCard title={subject.title} brand={brand.name} note={subject.note} scene={scene} />
  );
  const drawn = new ImageResponse(card, {
    width: 1200,
    height: 630,
    fonts: [{ name: "Fraunces", data: font, weight: 600 }],
  });
  return new Response(new Uint8Array(await ogJpeg(await drawn.arrayBuffer())), {
    headers: {
      "content-type": "image/jpeg",
      "cache-control": "public, max-age=86400, stale-while-revalidate=604800",
    },
  });
});
