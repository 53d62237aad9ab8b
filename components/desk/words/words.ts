// The language of the desk is chosen here, and here alone: the others reach no browser.
import { en as inUse } from "./en";

export const {
  language: deskLanguage,
  desk: deskWords,
  bookings: bookingWords,
  change: changeWords,
  newBooking: newBookingWords,
  fields: fieldWords,
  offers: offerWords,
  calendar: calendarWords,
  resources: resourceWords,
  today: todayWords,
  month: monthWords,
  reviews: reviewWords,
  snippets: snippetWords,
  record: recordWords,
} = inUse;
