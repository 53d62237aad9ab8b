import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { deskWords } from "@/components/desk/desk-words";
import { SignIn } from "@/components/desk/sign-in";

afterEach(cleanup);

it("the desk speaks with its own words: none of the site's are around it", () => {
  render(<SignIn next="/" />);
  expect(screen.getByRole("button", { name: deskWords.signIn.button })).toBeEnabled();
});
