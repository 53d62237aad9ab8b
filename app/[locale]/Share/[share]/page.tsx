import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ShareView } from "@/components/booking/shares/share-view";
import { BesidePicture } from "@/components/media/beside-picture";
import { closingPicture } from "@/components/media/page-pictures";
import { shareShape } from "@/lib/site/reference-shapes";
import { sharePath } from "@/lib/site/routes";
import { KeyIsland, keyPageMeta } from "../../key-page";
import { Shell } from "../../shell";

interface SharePageProps {
  params: Promise<{ share: string }>;
}

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: SharePageProps): Promise<Metadata> {
  const { share } = await params;
  return keyPageMeta("Share", sharePath(share));
}

/** A shell that knows nothing of the share; its key opens it in the browser. */
export default async function SharePage({ params }: SharePageProps) {
  const { share } = await params;
  if (!shareShape.test(share)) notFound();
  return (
    <Shell paths={sharePath(share)}>
      <BesidePicture
        picture={closingPicture}
        className="md:py-16 lg:grid-cols-[minmax(0,36rem)_1fr]"
      >
        <KeyIsland namespaces={["Share", "Payment", "BookingCommon", "Form"]}>
          <ShareView share={share} />
        </KeyIsland>
      </BesidePicture>
    </Shell>
  );
}
