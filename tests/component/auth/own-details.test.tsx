import { afterEach, expect, it } from "vitest";
import { useBooking } from "@/components/booking/form/booking-store";
import { useAuth } from "@/lib/site/account/auth-store";
import { forgetEverything } from "@/lib/site/account/session";
import { amani } from "../../support/account";

const user = { ...amani, avatar: "" };
const typed = { email: "friend@example.com", message: "Two of us" };

afterEach(() => localStorage.clear());

it("whoever signs out leaves nothing in a draft that was filled in from their account; what they typed stays", () => {
  useAuth.setState({ user });
  localStorage.setItem(
    "tembea-booking",
    JSON.stringify({ version: 1, draft: { full_name: user.name, ...typed } }),
  );
  useBooking.setState({ early: {} });
  useBooking.getState().change({ full_name: user.name, ...typed });
  forgetEverything();
  const { draft } = JSON.parse(localStorage.getItem("tembea-booking") ?? "{}");
  expect(draft).toEqual({ full_name: "", ...typed });
  expect(useBooking.getState().draft).toMatchObject({ full_name: "", ...typed });
});
