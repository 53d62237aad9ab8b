import "@testing-library/jest-dom/vitest";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { SignIn } from "@/components/desk/sign-in";
import { deskWords } from "@/components/desk/words/words";

afterEach(cleanup);

it("the desk speaks with its own words: none of the site's are around it", () => {
  render(<SignIn next="/" />);
  expect(screen.getByRole("button", { name: deskWords.signIn.button })).toBeEnabled();
});
