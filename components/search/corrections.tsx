import { getTranslations } from "next-intl/server";

export interface Correction {
  typed: string;
  meant: string;
}

/** Says what was searched for where it is not what was typed. */
export async function Corrections({ corrections }: { corrections: Correction[] }) {
  const t = await getTranslations("Search");
  return corrections.map(({ typed, meant }) => (
    <p key={typed} role="status" className="mb-8 break-words border-gold border-l-2 pl-5">
      {t.rich("resultsFor", {
        words: meant,
        typed: typed.slice(0, 60),
        strong: (chunks) => <strong>{chunks}</strong>,
      })}
    </p>
  ));
}
