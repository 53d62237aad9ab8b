import { randomUUID } from "node:crypto";
import type { Locale } from "../../lib/contract/locale";
import { formatDay } from "../../lib/i18n/format";
import { pageWords } from "../../server/sandbox/words";
import { urlOf } from "../e2e/support/address";
import { ask } from "../e2e/support/ask";
import { dayIn, roomyDeparture } from "../e2e/support/bookable";
import { emailSaying, linkIn } from "../e2e/support/mailbox";
import { password } from "../e2e/support/member";
import { wishes } from "../e2e/support/wishes";
import { filled, wordsOf } from "../e2e/support/words";
import { expect, test } from "./support/site";
import type { Visitor } from "./support/visitor";

const english = wordsOf("en");
const german = wordsOf("de");
const list = "/tanzania-safari-package";
const camping = `${list}?safari_type=camping`;

const someone = () => `${randomUUID()}@example.com`;
/** Words up to where they name something. */
const beginning = (words: string) => words.split(/[{<]/)[0] ?? "";
/** On phones the site is tried in German. */
const localeOf = ({ isPhone }: Visitor) => (isPhone ? "de" : "en");

test("the language changes, and favourites and comparison come along", async ({ visitor }) => {
  await visitor.goto(urlOf("en", `${camping}&sort=price`));
  const title = await firstTour(visitor, "en");
  await visitor.click("button", filled(english.Wishlist.addTour, { title }));
  await visitor.click("button", filled(english.Compare.addTour, { title }));
  await visitor.sees("region", english.CompareBar.label);
  await visitor.click("button", visitor.isPhone ? english.Layout.openMenu : "English");
  await visitor.click("link", "Deutsch");
  await visitor.isAt(urlOf("de", `${camping}&sort=price`));
  await visitor.sees("region", german.CompareBar.label);
  const translated = await firstTour(visitor, "de");
  await visitor.sees("button", filled(german.Wishlist.removeTour, { title: translated }));
  await visitor.goto(urlOf("de", "/Wishlists"));
  await visitor.sees("article", translated);
});

test("the list of tours is filtered", async ({ visitor }) => {
  const { total } = JSON.parse(
    (await ask("en", `/api/filter${camping.slice(list.length)}`)).body,
  ).meta;
  await visitor.goto(urlOf("en", list));
  if (visitor.isPhone) await visitor.click("button", "Filter the tours");
  const name = english.Vocabulary.safari_type.camping;
  await visitor.click("checkbox", `${name}, ${total} tours`);
  await visitor.isAt(urlOf("en", camping));
  if (visitor.isPhone) await visitor.click("button", `Show ${total} tours`);
  await visitor.sees("heading", `Found ${total} Safari Tours`);
  await visitor.click("link", filled(english.Filters.remove, { filter: name }));
  await visitor.isAt(urlOf("en", list));
});

test("a favourite is still there after the page was loaded again", async ({ visitor }) => {
  await visitor.goto(urlOf("en", list));
  const title = await firstTour(visitor, "en");
  await visitor.click("button", filled(english.Wishlist.addTour, { title }));
  await visitor.sees("button", filled(english.Wishlist.removeTour, { title }));
  await visitor.reload();
  await visitor.sees("button", filled(english.Wishlist.removeTour, { title }));
  await visitor.goto(urlOf("en", "/Wishlists"));
  await visitor.sees("article", title);
});

test("a quote is asked for, step by step, and thanked", async ({ visitor }) => {
  const locale = localeOf(visitor);
  const { Quote, Leads, Form } = wordsOf(locale);
  const email = someone();
  const isAsked = (step: keyof typeof Quote.steps) =>
    visitor.sees("heading", Quote.steps[step].title);
  const goOn = () => visitor.click("button", Quote.next);
  await visitor.goto(urlOf(locale, "/Quote"));
  await isAsked("travel_type");
  await visitor.click("radio", Leads.travel_type.family);
  await visitor.click("checkbox", Leads.interests.great_migration);
  await goOn();
  await isAsked("days");
  await visitor.fill(Quote.days.own, wishes.days);
  await goOn();
  await isAsked("travel_with");
  await visitor.click("checkbox", Leads.travel_with.partner);
  await goOn();
  await isAsked("budget");
  await visitor.fill(Quote.budget.own, wishes.budget);
  await goOn();
  await isAsked("journey");
  await visitor.click("radio", Quote.journey.kinds.flexible);
  await visitor.click("checkbox", wishes.place);
  await goOn();
  await isAsked("contact");
  await visitor.fill(Form.fullName, wishes.full_name);
  await visitor.choose(Form.country, "DE");
  await visitor.fill(Form.email, email);
  await visitor.fill(Form.phone, wishes.phone);
  await visitor.fill(Quote.contact.message, wishes.message);
  await visitor.click("checkbox", Quote.contact.ofAge);
  await visitor.click("checkbox", beginning(Quote.contact.agree));
  await visitor.click("button", Quote.toReview);
  await visitor.sees("heading", Quote.review.title);
  await visitor.click("button", Quote.send);
  await visitor.isAt(/\/ThankyouQuote\?ref=Q-[\w-]+$/);
  await visitor.sees("heading", Quote.sent.title);
  const reference = new URL(await visitor.url()).searchParams.get("ref") ?? "";
  const receipt = await emailSaying(email, reference);
  for (const said of [wishes.full_name, wishes.phone, "$3,200"]) expect(receipt).toContain(said);
});

test("seats are booked and paid", async ({ visitor }) => {
  const locale = localeOf(visitor);
  const { TourPrice, Booking, BookingStatus, Form, Payment } = wordsOf(locale);
  const email = someone();
  const wanted = visitor.isPhone ? "crater-and-lagoon-together" : "lodge-week-shared";
  const { starts, tour } = await roomyDeparture(locale, wanted, dayIn(160));
  await visitor.goto(urlOf(locale, `/trip/${tour.slug}`));
  if (visitor.isPhone) await visitor.click("link", TourPrice.open);
  await visitor.click("button", filled(TourPrice.days.open, { chosen: "" }));
  const day = formatDay(starts, locale, "full");
  await visitor.pagesUntil(TourPrice.days.next, "button", day);
  await visitor.click("button", day);
  await visitor.click("button", filled(TourPrice.more, { label: TourPrice.adults }));
  await visitor.click("link", TourPrice.book);
  await visitor.sees("heading", Booking.heading);
  await visitor.fill(Form.fullName, wishes.full_name);
  await visitor.fill(Form.email, email);
  await visitor.choose(Form.country, "DE");
  await visitor.click("checkbox", Booking.terms.ofAge);
  await visitor.click("checkbox", beginning(Booking.terms.agree));
  await visitor.click("button", Booking.submit.held);
  await visitor.isAt(/\/Booking\/B(-\w{4}){3}#bk_/);
  const reference = /B(-\w{4}){3}/.exec(await visitor.url())?.[0] ?? "";
  await visitor.sees("heading", BookingStatus.states.provisional.title);
  await visitor.click("link", beginning(BookingStatus.money.payDeposit));
  await visitor.sees("heading", Payment.heading);
  await visitor.click("button", `${beginning(Payment.pay)}$`);
  await visitor.sees("heading", pageWords[locale].title);
  await visitor.click("button", pageWords[locale].pay);
  await visitor.isAt(/\/BookingCompleted\?/);
  await visitor.sees("heading", Payment.back.confirmed.title);
  await visitor.click("link", Payment.back.open);
  await visitor.sees("heading", BookingStatus.states.confirmed.title);
  const { BookingEmail } = wordsOf(locale);
  await emailSaying(email, reference, BookingEmail.confirmed.insurance);
});

test("an account is made by a mail's link, and its profile saved", async ({ visitor }) => {
  const locale = localeOf(visitor);
  const { Auth, Account } = wordsOf(locale);
  const email = someone();
  await visitor.goto(urlOf(locale, "/Signup"));
  await visitor.fill(Auth.email, email);
  await visitor.fill(Auth.password, password);
  await visitor.fill(Auth.repeated, password);
  await visitor.click("button", Auth.signup.submit);
  await visitor.sees("heading", Auth.sent.title);
  await visitor.goto(await linkIn("/Login", email));
  await visitor.sees("heading", Auth.confirm.title);
  await visitor.fill(Auth.password, password);
  await visitor.click("button", Auth.confirm.submit);
  await visitor.isAt(urlOf(locale, "/Dashboard"));
  await visitor.goto(urlOf(locale, "/Profile"));
  await visitor.fill(Account.profile.name, "Amani Mushi");
  await visitor.click("button", Account.profile.submit);
  await visitor.sees("status", Account.profile.saved);
  await visitor.reload();
  await visitor.sees("textbox", Account.profile.name);
  const name = await visitor.valueOf(Account.profile.name);
  expect(name).toBe("Amani Mushi");
});

/** The title of the first tour in the list that is shown. */
async function firstTour(visitor: Visitor, locale: Locale): Promise<string> {
  await visitor.sees("article", "");
  const path = await visitor.reads(
    () => document.querySelector("main article a")?.getAttribute("href") ?? "",
  );
  const { body } = await ask(locale, path.replace("/trip/", "/api/tours/"));
  return JSON.parse(body).data.title;
}
