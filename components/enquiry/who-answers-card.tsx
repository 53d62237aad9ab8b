import { getLocale, getTranslations } from "next-intl/server";
import type { TeamMember } from "@/lib/contract/pages";
import { listText } from "@/lib/i18n/list-text";
import { routes } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { SiteLink } from "../ui/site-link";
import { Still } from "../ui/still/still";
import { ArushaTime } from "./arusha-time";

/** Who answers: face, role, languages, and what time it is where they sit. */
export async function WhoAnswersCard({ member }: { member: TeamMember }) {
  const [t, words, locale] = await Promise.all([
    getTranslations("WhoAnswers"),
    getTranslations("Vocabulary.language"),
    getLocale(),
  ]);
  const speaks = member.speaks.flatMap((code) => (words.has(code) ? [words(code)] : []));
  return (
    <aside
      aria-label={t("label")}
      className="self-start rounded-picture border border-line bg-card"
    >
      <Still className="flex items-center gap-4 p-5">
        <span className="relative isolate grid size-20 shrink-0 place-items-center overflow-hidden rounded-full">
          <Picture
            picture={member.picture}
            sizes="130px"
            alt=""
            className="absolute inset-0 -z-1 h-full w-full"
          />
          <span
            aria-hidden="true"
            className="font-semibold font-serif text-[1.75rem] text-paper drop-shadow-[0_1px_6px_rgb(27_34_56/0.7)]"
          >
            {member.name.split(/\s+/).map((part) => part.charAt(0))}
          </span>
        </span>
        <div>
          <p className="text-muted text-note">{t("answers")}</p>
          <p className="font-serif font-semibold text-lead leading-tight">{member.name}</p>
          <p className="text-small text-terracotta-deep">{member.role}</p>
        </div>
      </Still>
      <div className="space-y-1 border-line border-t px-5 py-4 text-small">
        <p>{t("speaks", { languages: listText(speaks, locale) })}</p>
        <ArushaTime words={t("now", { time: "{time}" })} locale={locale} />
        <SiteLink
          href={routes.team}
          className="inline-flex min-h-11 items-center font-semibold text-terracotta-deep underline-offset-4 hover:underline"
        >
          {t("team")}
        </SiteLink>
      </div>
    </aside>
  );
}
