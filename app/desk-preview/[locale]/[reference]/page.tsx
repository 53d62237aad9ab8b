import { offerNamespaces } from "@/components/booking/offer/offer-namespaces";
import { languageText } from "@/components/desk/desk-formats";
import { deskLanguage, offerWords as words } from "@/components/desk/words/words";
import { IslandMessages } from "@/components/ui/island-messages";
import { LocaleSchema } from "@/lib/contract/locale";
import { locales } from "@/lib/contract/locales";
import { originOf } from "@/lib/site/domains";
import { offerPreviewPath } from "@/lib/site/offer-preview";
import { readDesk } from "../../../desk/read-desk";
import { PreviewedOffer } from "./previewed-offer";

interface PreviewPageProps {
  params: Promise<{ locale: string; reference: string }>;
  searchParams: Promise<{ framed?: string }>;
}

/** An offer as its guest would read it if it were sent now, with a line above it that says so. */
export default async function OfferPreviewPage({ params, searchParams }: PreviewPageProps) {
  const { locale, reference } = await params;
  const { framed } = await searchParams;
  const language = LocaleSchema.parse(locale);
  const path = offerPreviewPath(reference, language);
  const offer = await readDesk(path, "preview-offer", { offer: reference, language });
  return (
    <>
      <nav lang={deskLanguage} aria-label={words.previewIn} className="bg-night text-paper">
        <div className="column flex flex-wrap items-center gap-x-2 py-1 text-small">
          {framed === undefined && (
            <a href={`/offers/${reference}`} className="inline-flex min-h-11 items-center">
              ← {words.backToOffer}
            </a>
          )}
          {locales.map((each) => (
            <a
              key={each}
              href={offerPreviewPath(reference, each) + (framed === undefined ? "" : "?framed")}
              aria-current={each === language ? "page" : undefined}
              aria-label={languageText(each)}
              className="inline-flex min-h-11 min-w-8 items-center justify-center uppercase aria-[current]:underline aria-[current]:underline-offset-4"
            >
              {each}
            </a>
          ))}
        </div>
      </nav>
      {/* In the frame it is one of two: that of the desk is around it. */}
      <main
        aria-label={framed === undefined ? undefined : words.preview(languageText(language))}
        className="column pt-8 pb-20"
      >
        <IslandMessages namespaces={offerNamespaces}>
          <PreviewedOffer
            key={language}
            first={offer}
            language={language}
            origin={originOf(language)}
          />
        </IslandMessages>
      </main>
    </>
  );
}
