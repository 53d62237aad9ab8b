import "@testing-library/jest-dom/vitest";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { messagesOf } from "@/lib/i18n/translator";
import { answering, heldBooking, openBooking, shown } from "./guest-support";
import { anOffer, atTheOffer, show } from "./offer-support";

atTheOffer();
afterEach(cleanup);

/** An answer that is kept back, and whether it has been read since it was let go. */
function late(answer: Response) {
  let go = () => {};
  const gone = new Promise<Response>((resolve) => {
    go = () => resolve(answer);
  });
  const arrives = async () => {
    go();
    await waitFor(() => expect(answer.bodyUsed).toBe(true));
    // What follows from it is done in the same moment.
    await act(() => new Promise((resolve) => setImmediate(resolve)));
  };
  return { gone, arrives };
}

/** As whoever comes back to the tab: what is shown is asked for again. */
const lookAgain = () => act(() => window.dispatchEvent(new HashChangeEvent("hashchange")));

it("what a guest has done with a booking stays in sight, whatever an older look at it says later", async () => {
  const { gone, arrives } = late(shown(heldBooking()));
  let looks = 0;
  const asked = answering(({ method }) => {
    if (method === "POST") return shown(heldBooking({ state: "invoiced", invoice: "2027-00042" }));
    looks += 1;
    return looks === 1 ? shown(heldBooking()) : gone;
  });
  const user = openBooking();
  const button = await screen.findByRole("button", { name: "Send me the invoice" });
  lookAgain();
  await waitFor(() => expect(looks).toBe(2));
  await user.click(button);
  const title = () => screen.queryByRole("heading", { level: 1 });
  await waitFor(() => expect(title()).toHaveTextContent("We’re waiting for your deposit"));
  await arrives();
  expect(title()).toHaveTextContent("We’re waiting for your deposit");
  expect(asked.filter(({ method }) => method === "POST")).toHaveLength(1);
});

it("what a guest has asked about an offer stays in sight, too", async () => {
  const words = messagesOf("de").Offer;
  const { gone, arrives } = late(Response.json({ data: anOffer() }));
  const question = {
    ...{ id: 3, from: null, text: "Mit Kindersitz?", kind: "question" as const },
    ...{ at: "2027-05-02T08:00:00Z", subject: null, about: null },
  };
  let looks = 0;
  answering(({ method }) => {
    if (method === "POST") return Response.json({ data: anOffer({ messages: [question] }) });
    looks += 1;
    return looks === 1 ? Response.json({ data: anOffer() }) : gone;
  });
  const user = show();
  const field = await screen.findByRole("textbox", { name: words.ask.label });
  await user.type(field, "Mit Kindersitz?");
  lookAgain();
  await waitFor(() => expect(looks).toBe(2));
  await user.click(screen.getByRole("button", { name: words.ask.send }));
  const said = () => screen.queryByText("Mit Kindersitz?", { ignore: "textarea" });
  await waitFor(() => expect(said()).toBeVisible());
  await arrives();
  expect(said()).toBeVisible();
});
