import { expect, it } from "vitest";
import { lastGoodReply, rememberReply } from "@/lib/api/good-replies";

it("remembered replies never take more memory than they are given, however long the questions", () => {
  const from = { dependencies: [], position: 0, day: "2027-05-10" };
  const question = (at: number) => `en /api/tours?tour=${at}${"x".repeat(1_000_000)}`;
  for (let at = 0; at < 20; at += 1) rememberReply(question(at), { data: [] }, from);
  expect(lastGoodReply(question(0))).toBeUndefined();
  expect(lastGoodReply(question(19))).toEqual({ data: [] });
});
