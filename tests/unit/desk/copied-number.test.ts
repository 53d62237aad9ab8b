import { expect, it } from "vitest";
import { copiedNumber } from "@/components/desk/fields/copied-number";

it.each([
  ["0044 20 7946 0000", "+442079460000"],
  ["+49 (0)89 123-456", "+4989123456"],
  ["0041(0)44 668 18 00", "+41446681800"],
  ["+255 (0) 754 123 456", "+255754123456"],
  // In Italy it is dialled with it.
  ["+39 (0)6 1234 5678", "+390612345678"],
  ["(089) 123 456", "089123456"],
  ["+1 (201) 555-0100", "+12015550100"],
])("a telephone number is read as people write it: %s", (typed, read) => {
  expect(copiedNumber(typed)).toBe(read);
});
