import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { shareShape } from "@/components/booking/shares/share-keys";
import { ShareView } from "@/components/booking/shares/share-view";
import { NeedsScript } from "@/components/form/needs-script";
import { BesidePicture } from "@/components/media/beside-picture";
import { IslandMessages } from "@/components/ui/island-messages";
import { sharePath } from "@/lib/site/routes";
import { pageMeta } from "../../page-meta";
import { Shell } from "../../shell";

interface SharePageProps {
  params: Promise<{ share: string }>;
}

const picture = { url: "/pictures/closing", color: "#6b5a78", alt: "" };

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: SharePageProps): Promise<Metadata> {
  const [t, { share }] = await Promise.all([getTranslations("Share"), params]);
  const words = { title: t("title"), description: t("description") };
  const meta = await pageMeta({ ...words, path: sharePath(share), index: false });
  // The address holds a secret.
  return { ...meta, referrer: "no-referrer" };
}

/** A shell that knows nothing of the share; its key opens it in the browser. */
export default async function SharePage({ params }: SharePageProps) {
  const { share } = await params;
  if (!shareShape.test(share)) notFound();
  return (
    <Shell paths={sharePath(share)}>
      <BesidePicture picture={picture} className="md:py-16 lg:grid-cols-[minmax(0,36rem)_1fr]">
        <NeedsScript what="booking" />
        <div className="noscript:hidden">
          <IslandMessages namespaces={["Share", "Payment", "BookingCommon", "Form"]}>
            <ShareView share={share} />
          </IslandMessages>
        </div>
      </BesidePicture>
    </Shell>
  );
}
