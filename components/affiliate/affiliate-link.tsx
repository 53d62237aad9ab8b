"use client";

import { useTranslations } from "next-intl";
import { GenerateLink } from "./generate-link";
import { LinkTools } from "./link-tools";
import { useInvitationLink } from "./use-invitation-link";

/** The invitation link: made once, then to be copied, shared or shown. */
export function AffiliateLink() {
  const t = useTranslations("Affiliate");
  const { affiliate, email, failed } = useInvitationLink();
  if (failed) return <p role="alert">{t("failed")}</p>;
  if (!affiliate || !email) return <div className="min-h-80" aria-busy="true" />;
  return affiliate.link ? (
    <LinkTools affiliate={affiliate} link={affiliate.link} email={email} />
  ) : (
    <GenerateLink email={email} message="" />
  );
}
