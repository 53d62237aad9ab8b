import type { ReactNode } from "react";
import { BesidePicture } from "@/components/media/beside-picture";
import { IslandMessages } from "@/components/ui/island-messages";
import type { Picture } from "@/lib/contract/shared";

interface PaymentPageProps {
  picture: Picture;
  /** On phones, too: there is nothing left to do here. */
  onPhones?: boolean;
  children: ReactNode;
}

/** A short page about one payment. */
export function PaymentPage({ children, ...picture }: PaymentPageProps) {
  return (
    <BesidePicture {...picture} className="md:py-16 lg:grid-cols-[minmax(0,36rem)_1fr]">
      <IslandMessages namespaces={["Payment", "BookingCommon", "Form"]}>{children}</IslandMessages>
    </BesidePicture>
  );
}
