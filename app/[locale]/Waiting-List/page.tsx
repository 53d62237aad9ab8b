import { getTranslations } from "next-intl/server";
import { LeaveWaitingList } from "@/components/booking/waiting-list/leave-waiting-list";
import { ButtonLink } from "@/components/ui/button";
import { routes } from "@/lib/site/routes";
import { type MailLink, MailLinkPage, mailLinkMeta } from "../mail-link-page";

const link: MailLink = { path: routes.waitingList, words: ["LeaveWaitingList", "Form"] };

export const generateMetadata = () => mailLinkMeta(link);

/** For whoever waits for seats. */
export default async function WaitingListPage() {
  const t = await getTranslations("LeaveWaitingList");
  const ways = (
    <p className="border-line border-t pt-6">
      <ButtonLink href={routes.departures} look="outline">
        {t("departures")}
      </ButtonLink>
    </p>
  );
  return (
    <MailLinkPage {...link} ways={ways}>
      <LeaveWaitingList />
    </MailLinkPage>
  );
}
