import { emailHtml } from "../../../lib/backend/emails/email-html";
import type { Locale } from "../../../lib/contract/locale";
import { lastResortDocument, refusalDocument } from "../../../server/edge/last-resort-document";
import { paymentPage, unknownPage } from "../../../server/sandbox/page";

/** The documents that are no pages of the framework, as they would go out, by what they are. */
export function ownDocuments(locale: Locale): Record<string, string> {
  const back = "http://localhost/Payment?a=1&b=2";
  return {
    mail: emailHtml(content, locale),
    "last resort": lastResortDocument(locale).toString(),
    "too many": refusalDocument(locale, "Please wait.").toString(),
    payment: paymentPage(order, locale, back),
    "payment made": paymentPage({ ...order, statusCode: 1 }, locale, back),
    "unknown payment": unknownPage(),
  };
}

/** One that has everything an email can have. */
const content: Parameters<typeof emailHtml>[0] = {
  subject: "Your request <R-1>",
  paragraphs: ["Dear Ann,", "Thank you & see you soon."],
  action: { text: "Open it", href: "https://www.example.com/?a=1&b=2" },
  facts: [["Journey", "Six days"]],
  tables: [{ title: "Price", rows: [["Total", "$ 100"]], strong: ["Total"] }],
  quotes: [{ title: "You wrote", text: "“Hello”\nthere" }],
  links: [{ text: "Terms", href: "https://www.example.com/Terms" }],
  after: ["Until soon."],
  signature: ["Tembea", "Arusha"],
  footnote: "You get this mail because you asked.",
};

const order: Parameters<typeof paymentPage>[0] = {
  trackingId: "0-0",
  merchantReference: "B-2222-2222-2222",
  currency: "USD",
  amount: 100,
  description: "Deposit <30 %>",
  callbackUrl: "http://localhost/Payment",
  notificationId: "1",
  statusCode: 0,
  isCancelled: false,
  isRefunded: false,
  createdAt: "2026-01-01T00:00:00Z",
};
