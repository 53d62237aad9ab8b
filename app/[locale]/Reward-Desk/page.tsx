import { notFound } from "next/navigation";
import { OperatorReward } from "@/components/affiliate/operator-reward";
import { isEmbedded } from "@/lib/env";
import { type MailLink, MailLinkPage, mailLinkMeta } from "../mail-link-page";

const link: MailLink = { path: "/Reward-Desk", words: ["OperatorReward"] };

export const generateMetadata = () => mailLinkMeta(link);

/** A friend or a reward for the operator. */
export default function OperatorRewardPage() {
  if (!isEmbedded) notFound();
  return (
    <MailLinkPage {...link}>
      <OperatorReward />
    </MailLinkPage>
  );
}
