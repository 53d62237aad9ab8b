import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { InvitationIsland } from "@/components/affiliate/invitation-island";
import { Invited } from "@/components/affiliate/invited";
import { Programme } from "@/components/affiliate/programme";
import { affiliatePicture } from "@/components/media/page-pictures";
import { PictureBanner } from "@/components/ui/picture-banner";
import { offers } from "@/lib/api/offers";
import { loginEndpoint } from "@/lib/contract/accounts";
import { InvitationCodeSchema } from "@/lib/contract/affiliate";
import { formatMoney } from "@/lib/i18n/format";
import { policy } from "@/lib/pricing/policy";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../../page-meta";
import { Shell } from "../../shell";

export function generateStaticParams() {
  return [];
}

type Props = { params: Promise<{ slug?: string[] }> };

/** The code of an invitation; without one this is the page of the programme. */
async function codeOf({ params }: Props): Promise<string | undefined> {
  const { slug = [] } = await params;
  if (!(await offers(loginEndpoint))) notFound();
  if (slug.length === 0) return undefined;
  const code = InvitationCodeSchema.safeParse(slug.join("/"));
  if (!code.success) notFound();
  return code.data;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const path = routes.affiliateLanding;
  if (await codeOf(props))
    return pageMeta({
      page: "affiliate-landing",
      path,
      picture: affiliatePicture.url,
      index: false,
    });
  const t = await getTranslations("Affiliate.programme");
  return pageMeta({
    title: t("metaTitle"),
    description: t("metaDescription", { reward: formatMoney(policy.rewardMinor) }),
    path,
    picture: affiliatePicture.url,
  });
}

export default async function InvitationPage(props: Props) {
  const [code, t] = await Promise.all([codeOf(props), getTranslations("Affiliate")]);
  const path = code ? `${routes.affiliateLanding}/${code}` : routes.affiliateLanding;
  const part = code ? "invited" : "programme";
  return (
    <Shell paths={path} overHero>
      <PictureBanner
        picture={affiliatePicture}
        title={t(`${part}.title`)}
        lead={t(`${part}.lead`, { reward: formatMoney(policy.rewardMinor) })}
      />
      {code ? <Invited /> : <Programme />}
      {code && <InvitationIsland code={code} />}
    </Shell>
  );
}
