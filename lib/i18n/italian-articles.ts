const beforeEightAndEleven =
  /\b(il|al|dal|del|nel|sul) (?=(?:8|11) (?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic))/gi;

/** Articles before dates that are spoken with a vowel: «entro il 11 aprile» is «entro l’11 aprile». */
export function italianArticles(text: string): string {
  return text.replace(beforeEightAndEleven, (_, article: string) =>
    article.toLowerCase() === "il" ? `${article === "Il" ? "L" : "l"}’` : `${article}l’`,
  );
}
