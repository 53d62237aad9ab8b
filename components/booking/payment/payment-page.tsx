import type { ReactNode } from "react";
import { Picture } from "@/components/media/picture";
import { IslandMessages } from "@/components/ui/island-messages";
import type { Picture as PictureData } from "@/lib/contract/shared";

const namespaces = ["Payment", "BookingCommon", "Form"];

interface PaymentPageProps {
  picture: PictureData;
  children: ReactNode;
}

/** A short page about one payment, beside a picture where there is room. */
export function PaymentPage({ picture, children }: PaymentPageProps) {
  return (
    <div className="column grid gap-12 py-12 md:py-16 lg:grid-cols-[minmax(0,36rem)_1fr] lg:gap-20">
      <div className="min-w-0">
        <IslandMessages namespaces={namespaces}>{children}</IslandMessages>
      </div>
      <div className="hidden lg:block print:hidden">
        <Picture
          picture={picture}
          sizes="36rem"
          alt=""
          className="h-full max-h-[38rem] min-h-[28rem] w-full rounded-picture"
        />
      </div>
    </div>
  );
}
