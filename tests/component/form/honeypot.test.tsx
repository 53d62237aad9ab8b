import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { Honeypot } from "@/components/form/honeypot";

it("the field for robots is filled in by no browser for its people, and reached by nobody", () => {
  const { container } = render(<Honeypot ref={null} />);
  const field = container.querySelector("input");
  expect(field?.readOnly).toBe(true);
  expect(field?.tabIndex).toBe(-1);
  expect(container.textContent).toBe("");
});
