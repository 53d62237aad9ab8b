/** Structured data for search engines. The one place that writes it, and that escapes it. */
export function JsonLd({ data }: { data: object }) {
  // A `<` in a text could close the script element; JSON reads the escape as the same letter.
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is JSON, escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
