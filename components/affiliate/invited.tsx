import { getTranslations } from "next-intl/server";
import { routes } from "@/lib/site/routes";
import { ButtonLink } from "../ui/button";

const reasons = ["local", "prices", "free"] as const;

/** What a friend sees who followed an invitation. */
export async function Invited() {
  const t = await getTranslations("Affiliate.invited");
  return (
    <div className="column section">
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {reasons.map((reason) => (
          <li key={reason} className="border-ink border-t pt-5">
            <h2 className="text-section">{t(`${reason}.title`)}</h2>
            <p className="mt-2">{t(`${reason}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className="mt-12 flex flex-wrap gap-3">
        <ButtonLink href={routes.quote}>{t("quote")}</ButtonLink>
        <ButtonLink href={routes.tours} look="outline">
          {t("tours")}
        </ButtonLink>
      </div>
      <p className="mt-8 max-w-2xl text-muted text-small">{t("note")}</p>
    </div>
  );
}
