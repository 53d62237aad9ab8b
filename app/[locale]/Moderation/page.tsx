import { notFound } from "next/navigation";
import { ModerationView } from "@/components/moderation/moderation-view";
import { isEmbedded } from "@/lib/env";
import { type MailLink, MailLinkPage, mailLinkMeta } from "../mail-link-page";

const link: MailLink = { path: "/Moderation", words: ["Moderation"] };

export const generateMetadata = () => mailLinkMeta(link);

/** A review for the operator. */
export default function ModerationPage() {
  if (!isEmbedded) notFound();
  return (
    <MailLinkPage {...link}>
      <ModerationView />
    </MailLinkPage>
  );
}
