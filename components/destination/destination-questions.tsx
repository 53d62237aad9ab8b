import type { DestinationQuestion } from "@/lib/contract/destinations";
import { textLink } from "@/lib/site/text-links";
import { Markdown } from "../ui/markdown";

/** What guests ask about a place, each with its answer below it and nothing to open. */
export function DestinationQuestions({ questions }: { questions: DestinationQuestion[] }) {
  return (
    <div className="grid gap-x-12 gap-y-8 md:grid-cols-2 md:max-lg:*:last:odd:col-span-2 lg:even-threes">
      {questions.map(({ question, answer }) => (
        <div key={question} className="border-gold border-t-2 pt-4">
          <h3 className="font-semibold text-[1.25rem] leading-snug">{question}</h3>
          <Markdown text={answer} resolve={textLink} className="figures mt-2" />
        </div>
      ))}
    </div>
  );
}
