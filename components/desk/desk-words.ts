/**
 * What the desk says, in the language of the people who run the business: another language of theirs
 * is another of these, and no language of the site.
 */
export const deskWords = {
  language: "en",
  name: "The desk",
  byMail:
    "Requests and bookings are answered from the mailbox, by the links in its mails; the server's command npm run desk lists them.",
  notFound: { title: "There is no such page here", home: "To the desk" },
};
