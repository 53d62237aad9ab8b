import { LeaveWaitingList } from "@/components/booking/waiting-list/leave-waiting-list";
import { routes } from "@/lib/site/routes";
import { type MailLink, MailLinkPage, mailLinkMeta } from "../mail-link-page";

const link: MailLink = { path: routes.waitingList, words: ["LeaveWaitingList", "Form"] };

export const generateMetadata = () => mailLinkMeta(link);

/** For whoever waits for seats. */
export default function WaitingListPage() {
  return (
    <MailLinkPage {...link}>
      <LeaveWaitingList />
    </MailLinkPage>
  );
}
