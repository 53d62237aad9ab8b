import { getTranslations } from "next-intl/server";
import { routes } from "@/lib/site/routes";
import { Button } from "../ui/button";
import { type Answers, questionNames, questions } from "./answers";

/** Five questions, sent as an address: nothing here needs a script. */
export async function RouteQuestions({ answers }: { answers: Answers }) {
  const t = await getTranslations("Routes.questions");
  return (
    <form
      action={`${routes.climbRoutes}#answer`}
      className="mt-10 rounded-picture border border-line bg-card p-5 sm:p-7 print:hidden"
    >
      <h2 className="text-[1.5rem]">{t("title")}</h2>
      <div className="mt-5 grid gap-x-10 gap-y-6 md:grid-cols-2">
        {questionNames.map((question) => (
          <fieldset key={question} className="md:last:odd:col-span-2">
            <legend className="font-semibold text-small">{t(`ask.${question}`)}</legend>
            <div className="mt-1.5 flex flex-wrap gap-x-6">
              {questions[question].map((value) => (
                <label key={value} className="flex min-h-11 items-center gap-2.5 text-small">
                  <input
                    type="radio"
                    name={question}
                    value={value}
                    defaultChecked={answers[question] === value}
                    className="size-5 shrink-0 accent-acacia"
                  />
                  {isDays(value) ? t("days", { days: Number(value) }) : t(`options.${value}`)}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <Button type="submit" className="mt-6">
        {t("send")}
      </Button>
    </form>
  );
}

const isDays = (value: string): value is Answers["days"] => /^\d$/.test(value);
