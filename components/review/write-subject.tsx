import { useTranslations } from "next-intl";
import type { z } from "zod";
import type { ReviewSubmissionSchema } from "@/lib/contract/leads";
import { SelectField } from "../form/select-field";
import { useEarlyAnswers } from "../form/use-early-answers";

type ReviewSubject = z.input<typeof ReviewSubmissionSchema>["about"];

export interface SubjectOptions {
  tours: { slug: string; title: string }[];
  places: { slug: string; title: string }[];
}

interface WriteSubjectProps {
  id: string;
  options: SubjectOptions;
  value: ReviewSubject;
  onChange(subject: ReviewSubject): void;
}

/** What the review is about: a journey, a place or all of it. */
export function WriteSubject({ id, options, value, onChange }: WriteSubjectProps) {
  const t = useTranslations("ReviewForm");
  useEarlyAnswers(id, ([early = ""]) => {
    if (value.kind === "general") onChange(subjectOf(early));
  });
  return (
    <SelectField
      id={id}
      name={id}
      label={t("about")}
      value={value.kind === "general" ? "" : `${value.kind}:${value.slug}`}
      onChange={(event) => onChange(subjectOf(event.target.value))}
    >
      <option value="">{t("general")}</option>
      <optgroup label={t("tours")}>
        {options.tours.map(({ slug, title }) => (
          <option key={slug} value={`tour:${slug}`}>
            {title}
          </option>
        ))}
      </optgroup>
      <optgroup label={t("places")}>
        {options.places.map(({ slug, title }) => (
          <option key={slug} value={`destination:${slug}`}>
            {title}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}

function subjectOf(text: string): ReviewSubject {
  const [kind, slug = ""] = text.split(":");
  if (kind === "tour" || kind === "destination") return { kind, slug };
  return { kind: "general" };
}
