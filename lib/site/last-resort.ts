import type { Locale } from "@/lib/contract/locale";

/** The words of the page that is shown when the error page fails; it has no server to ask. */
export const lastResortWords: Record<Locale, { message: string; home: string; reload: string }> = {
  en: {
    message: "An error occurred while showing the error page",
    home: "Go back to home",
    reload: "Reload the page",
  },
  de: {
    message: "Beim Anzeigen der Fehlerseite ist ein Fehler aufgetreten",
    home: "Zurück zur Startseite",
    reload: "Seite neu laden",
  },
  fr: {
    message: "Une erreur est survenue lors de l’affichage de la page d’erreur",
    home: "Retour à l’accueil",
    reload: "Recharger la page",
  },
  es: {
    message: "Se ha producido un error al mostrar la página de error",
    home: "Volver al inicio",
    reload: "Recargar la página",
  },
  it: {
    message: "Si è verificato un errore durante la visualizzazione della pagina di errore",
    home: "Tornare alla pagina iniziale",
    reload: "Ricaricare la pagina",
  },
  pt: {
    message: "Ocorreu um erro ao mostrar a página de erro",
    home: "Voltar ao início",
    reload: "Recarregar a página",
  },
};

/**
 * The language to speak when nothing else is known: that of the host name (`de.example`,
 * `example.de`), else the first of the browser's that we have, else English.
 */
export function lastResortLocale(hostname: string, languages: readonly string[]): Locale {
  const labels = hostname.toLowerCase().split(".");
  const candidates = [labels[0], labels.at(-1), ...languages.map((each) => each.slice(0, 2))];
  return candidates.find(isLocale) ?? "en";
}

function isLocale(value: string | undefined): value is Locale {
  return value !== undefined && Object.hasOwn(lastResortWords, value);
}
