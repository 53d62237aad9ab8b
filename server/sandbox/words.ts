import type { Locale } from "../../lib/contract/locale";

export interface PageWords {
  title: string;
  label: string;
  explanation: string;
  amount: string;
  order: string;
  pay: string;
  decline: string;
  close: string;
  finished: string;
  back: string;
  unknown: string;
}

/** What the sandbox provider's payment page says. */
export const pageWords: Record<Locale, PageWords> = {
  en: {
    title: "Test payment",
    label: "Test money",
    explanation:
      "This page stands in for the payment service while the site is being tried out. No card is asked for, and nothing is charged.",
    amount: "Amount",
    order: "Order",
    pay: "Pay with test money",
    decline: "Decline the payment",
    close: "Close without paying",
    finished: "This payment has been dealt with.",
    back: "Back to the site",
    unknown: "There is no such payment.",
  },
  de: {
    title: "Testzahlung",
    label: "Testgeld",
    explanation:
      "Diese Seite steht anstelle des Zahlungsdienstes, solange die Website ausprobiert wird. Es wird keine Karte verlangt und nichts abgebucht.",
    amount: "Betrag",
    order: "Auftrag",
    pay: "Mit Testgeld bezahlen",
    decline: "Zahlung ablehnen",
    close: "Schließen, ohne zu zahlen",
    finished: "Diese Zahlung ist abgeschlossen.",
    back: "Zurück zur Website",
    unknown: "Diese Zahlung gibt es nicht.",
  },
  fr: {
    title: "Paiement d’essai",
    label: "Argent fictif",
    explanation:
      "Cette page remplace le service de paiement pendant que le site est à l’essai. Aucune carte n’est demandée et rien n’est débité.",
    amount: "Montant",
    order: "Commande",
    pay: "Payer avec de l’argent fictif",
    decline: "Refuser le paiement",
    close: "Fermer sans payer",
    finished: "Ce paiement est terminé.",
    back: "Retour au site",
    unknown: "Ce paiement n’existe pas.",
  },
  es: {
    title: "Pago de prueba",
    label: "Dinero de prueba",
    explanation:
      "Esta página sustituye al servicio de pago mientras el sitio está en pruebas. No se pide ninguna tarjeta y no se cobra nada.",
    amount: "Importe",
    order: "Pedido",
    pay: "Pagar con dinero de prueba",
    decline: "Rechazar el pago",
    close: "Cerrar sin pagar",
    finished: "Este pago ya está resuelto.",
    back: "Volver al sitio",
    unknown: "Este pago no existe.",
  },
  it: {
    title: "Pagamento di prova",
    label: "Denaro di prova",
    explanation:
      "Questa pagina fa le veci del servizio di pagamento finché il sito è in prova. Non viene chiesta nessuna carta e non viene addebitato nulla.",
    amount: "Importo",
    order: "Ordine",
    pay: "Paga con denaro di prova",
    decline: "Rifiuta il pagamento",
    close: "Chiudi senza pagare",
    finished: "Questo pagamento è concluso.",
    back: "Torna al sito",
    unknown: "Questo pagamento non esiste.",
  },
  pt: {
    title: "Pagamento de teste",
    label: "Dinheiro de teste",
    explanation:
      "Esta página substitui o serviço de pagamento enquanto o site está em testes. Não é pedido nenhum cartão e nada é cobrado.",
    amount: "Montante",
    order: "Encomenda",
    pay: "Pagar com dinheiro de teste",
    decline: "Recusar o pagamento",
    close: "Fechar sem pagar",
    finished: "Este pagamento está concluído.",
    back: "Voltar ao site",
    unknown: "Este pagamento não existe.",
  },
};
