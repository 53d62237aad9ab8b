/** Statuses for nobody, for the account that the request names, and for another account. */
export type Access = readonly [anonymous: number, owner: number, other: number];

interface Row {
  /** The address with its parameters filled in, where it has any. */
  at?: string;
  /** What is sent, where the route takes a body. */
  body?: Record<string, unknown>;
  form?: Record<string, string>;
  access: Access;
}

export const owner = "owner@example.com";
export const other = "other@example.com";

const everybody = (status: number, at?: string): Row => ({
  ...(at && { at }),
  access: [status, status, status],
});
/** A write that everybody may send: an empty body is read, and refused for what is missing. */
const anybodysForm: Row = { body: {}, access: [422, 422, 422] };
/** Answers each account with its own and nothing else. */
const ownOnly: Access = [401, 200, 200];
/** Names the owner: for every other account there is nothing there. */
const ownersOnly: Access = [401, 200, 404];
/** A booking that is not there: nobody holds its key. */
const noBooking = "B-2222-2222-2222";
/** Nor is there such an offer. */
const noOffer = "O-2222-2222-2222";
/** Nor such a share. */
const noShare = "S-2222-2222-2222";
const nobodys = (at: string, body: Record<string, unknown>): Row => ({
  at,
  body,
  access: [404, 404, 404],
});
/** News of an order that is not ours: heard, and nothing done. */
const news = { OrderTrackingId: "0-0", OrderMerchantReference: "0-0" };
const password = "not the password";
const again = { password: "a new password", repeated_password: "a new password" };

/** Every route and method of the API with who may use it. A new route needs a row here. */
export const matrix: Record<string, Row> = {
  "GET about_us": everybody(200),
  "GET account/export": { access: ownOnly },
  "GET account/overview": { access: ownOnly },
  // The webhook of an operator's own API, which is off.
  "POST changed": { body: {}, access: [404, 404, 404] },
  "POST invitation": anybodysForm,
  // Takes a form alone; what becomes of one from nowhere is in `session-transfer.test.ts`.
  "POST account/arrive": { body: {}, access: [415, 415, 415] },
  "POST account/delete": { body: { password }, access: [401, 422, 422] },
  "POST account/hand-over": { body: { to: "fr" }, access: ownOnly },
  "POST account/link": anybodysForm,
  "POST account/password": {
    body: { current_password: password, ...again },
    access: [401, 422, 422],
  },
  "POST account/wishlist": { body: { mode: "merge", ids: [] }, access: ownOnly },
  "POST affiliate": { body: { email: owner, message: "" }, access: [401, 201, 404] },
  "GET avatar/[name]": everybody(404, "avatar/0123456789abcdef0123456789abcdef"),
  "GET bannerblogs": everybody(200),
  "GET blogbycategory": everybody(200, "blogbycategory?blog_category=safaris"),
  "GET blogs": everybody(200),
  "GET blogs/[id]": everybody(404, "blogs/nothing"),
  "GET climbroutes": everybody(200),
  "GET compare": everybody(200),
  "POST booking-desk": anybodysForm,
  "POST bookings": anybodysForm,
  "GET bookings/[reference]": everybody(404, `bookings/${noBooking}`),
  "POST bookings/[reference]/accept": nobodys(`bookings/${noBooking}/accept`, {
    starts: "2030-01-01",
    shown_total_minor: 0,
  }),
  "POST bookings/[reference]/agree": nobodys(`bookings/${noBooking}/agree`, {
    shown_total_minor: 0,
    agree: true,
    of_age: true,
  }),
  "POST bookings/[reference]/answer": nobodys(`bookings/${noBooking}/answer`, {
    ...{ change: 1, accept: false, shown_total_minor: 0 },
  }),
  "POST bookings/[reference]/cancel": nobodys(`bookings/${noBooking}/cancel`, {
    shown_refund_minor: 0,
  }),
  "POST bookings/[reference]/change": nobodys(`bookings/${noBooking}/change`, {
    message: "We would come later.",
  }),
  "POST bookings/[reference]/invoice": nobodys(`bookings/${noBooking}/invoice`, {}),
  "GET bookings/[reference]/papers/[paper]": everybody(404, `bookings/${noBooking}/papers/invoice`),
  "POST contact_us": anybodysForm,
  "GET deals": everybody(200),
  "GET departure-months": everybody(200),
  // On a host of its own; who may do what there is another table (`desk-rights.test.ts`).
  "GET desk/live": everybody(404),
  "POST desk/[call]": { at: "desk/me", body: {}, access: [404, 404, 404] },
  "GET destbycategory": everybody(200, "destbycategory?destination_category=mountains"),
  "GET destination/[id]": everybody(404, "destination/nowhere"),
  "GET destinationlist": everybody(200),
  "POST enquiry": anybodysForm,
  "GET filter": everybody(200),
  "GET filterindex": everybody(200),
  "GET footerblogs": everybody(200),
  "POST forgot-password": anybodysForm,
  "GET friends/[email]": { at: `friends/${owner}`, access: ownersOnly },
  "POST getAffiliate": { body: { email: owner, message: "" }, access: ownersOnly },
  "GET getMetaInfos/[page]": everybody(200, "getMetaInfos/home"),
  "POST getProfile": { body: { user: owner }, access: ownersOnly },
  "GET getReviews": everybody(200),
  "GET guestbook": everybody(200),
  "GET health": everybody(200),
  "GET latestblog": everybody(200),
  "POST leave-waiting-list": anybodysForm,
  "POST login": anybodysForm,
  // Ends the token it is sent with, whoever that was.
  "POST logout": { body: {}, access: [200, 200, 200] },
  "POST moderate": anybodysForm,
  "GET offers/[reference]": everybody(404, `offers/${noOffer}`),
  "GET bookings/[reference]/shares": everybody(404, `bookings/${noBooking}/shares`),
  "POST bookings/[reference]/split": nobodys(`bookings/${noBooking}/split`, {
    ...{ purpose: "deposit", shown_minor: 100, equally: true, people: [{ name: "Ann" }] },
  }),
  "POST bookings/[reference]/withdraw-share": nobodys(`bookings/${noBooking}/withdraw-share`, {
    share: noShare,
  }),
  "GET shares/[share]": everybody(404, `shares/${noShare}`),
  "POST shares/[share]/pay": nobodys(`shares/${noShare}/pay`, { shown_minor: 100 }),
  "POST offers/[reference]/accept": nobodys(`offers/${noOffer}/accept`, {
    ...{ version: 1, full_name: "Ann Lee", country: "DE", agree: true, of_age: true },
  }),
  "POST offers/[reference]/ask": nobodys(`offers/${noOffer}/ask`, { text: "When?" }),
  "POST offers/[reference]/party": nobodys(`offers/${noOffer}/party`, { version: 1, adults: 2 }),
  "GET offers/[reference]/read": everybody(404, `offers/${noOffer}/read`),
  "GET offers/[reference]/paper": everybody(404, `offers/${noOffer}/paper`),
  "POST offers/[reference]/comment": nobodys(`offers/${noOffer}/comment`, {
    ...{ name: "Max Lee", text: "Lovely" },
  }),
  "POST offers/[reference]/share": nobodys(`offers/${noOffer}/share`, { on: true }),
  "POST offers/[reference]/opened": nobodys(`offers/${noOffer}/opened`, {}),
  "POST offers/[reference]/newest-link": nobodys(`offers/${noOffer}/newest-link`, {}),
  "GET openapi.json": everybody(200),
  "GET pages/[page]": everybody(200, "pages/terms"),
  "GET payments/ipn": everybody(200, `payments/ipn?${new URLSearchParams(news)}`),
  "POST payments/ipn": { body: news, access: [200, 200, 200] },
  "POST payments/status": nobodys("payments/status", {
    order_tracking_id: "0-0",
    merchant_reference: "0-0",
  }),
  "GET planner": everybody(200),
  "GET populardestinations": everybody(200),
  "GET populartours": everybody(200),
  "POST price": anybodysForm,
  "POST register": anybodysForm,
  "POST requestquote": anybodysForm,
  "POST reset-password": anybodysForm,
  "POST reward-desk": anybodysForm,
  "POST review-photograph": { form: {}, access: [422, 422, 422] },
  "POST send_review": anybodysForm,
  "GET site-search": everybody(200, "site-search?search=lion"),
  "GET siteindex": everybody(200),
  "POST submit-order-request": nobodys("submit-order-request", {
    reference: noBooking,
    purpose: "deposit",
  }),
  "GET stays": everybody(200),
  "GET stays/[id]": everybody(404, "stays/nowhere"),
  "GET tourList": everybody(200),
  "GET tourcards": everybody(200),
  "GET tourcategories": everybody(200),
  "GET tourcategories/[slug]": everybody(404, "tourcategories/nothing"),
  "GET tourlistpage": everybody(200),
  "GET tours/[slug]": everybody(404, "tours/nothing"),
  "GET tours/[slug]/similar": everybody(404, "tours/nothing/similar"),
  "GET upcoming-departures": everybody(200),
  "POST updateProfile": { form: { title: "Dr" }, access: ownOnly },
  "GET user": { access: ownOnly },
  "POST verify-email": anybodysForm,
  "POST waiting-list": anybodysForm,
};
