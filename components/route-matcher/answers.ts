import { oneOf } from "../url-state/url-part";
import { urlSpelling } from "../url-state/url-spelling";

/** The five questions and what can be answered. */
export const questions = {
  days: ["5", "6", "7", "8", "9"],
  height: ["no", "yes"],
  knees: ["fine", "careful"],
  bed: ["either", "tent", "hut"],
  wish: ["views", "quiet", "price", "rain"],
} as const;

export type Question = keyof typeof questions;
export const questionNames: Question[] = ["days", "height", "knees", "bed", "wish"];

export type Answers = { [Q in Question]: (typeof questions)[Q][number] };

/** What is taken where nothing is said. */
export const usualAnswers: Answers = {
  days: "7",
  height: "no",
  knees: "fine",
  bed: "either",
  wish: "views",
};

/** The answers in the address. */
export const answersSpelling = urlSpelling<{ [Q in Question]: Answers[Q] | null }>({
  days: oneOf(questions.days),
  height: oneOf(questions.height),
  knees: oneOf(questions.knees),
  bed: oneOf(questions.bed),
  wish: oneOf(questions.wish),
});
