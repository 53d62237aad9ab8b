import type { ReactNode } from "react";
import { BesidePicture } from "@/components/media/beside-picture";
import { IslandMessages } from "@/components/ui/island-messages";
import type { Picture } from "@/lib/contract/shared";

/** A short page about one payment. */
export function PaymentPage({ picture, children }: { picture: Picture; children: ReactNode }) {
  return (
    <BesidePicture picture={picture} className="md:py-16 lg:grid-cols-[minmax(0,36rem)_1fr]">
      <IslandMessages namespaces={["Payment", "BookingCommon", "Form"]}>{children}</IslandMessages>
    </BesidePicture>
  );
}
