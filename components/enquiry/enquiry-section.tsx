import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { IslandMessages } from "@/components/ui/island-messages";
import { Section } from "@/components/ui/section";
import { brand } from "@/lib/site/brand";
import type { EnquiryFormProps } from "./enquiry-form";
import { EnquiryIsland } from "./enquiry-island";

interface EnquirySectionProps extends EnquiryFormProps {
  /** Who answers. */
  beside: ReactNode;
}

/** A section of a tour's or destination's page in which a visitor can ask about it. */
export async function EnquirySection({ about, beside }: EnquirySectionProps) {
  const t = await getTranslations("Enquiry");
  return (
    <Section id="enquiry" title={t("title", { kind: about.kind })} lead={t("lead")}>
      <noscript>
        <a
          href={`mailto:${brand.email}`}
          className="inline-grid min-h-11 place-items-center underline underline-offset-4"
        >
          {brand.email}
        </a>
      </noscript>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(2.5rem,6vw,5rem)] gap-y-10 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <IslandMessages namespaces={["Enquiry", "Form", "FieldErrors"]}>
          <EnquiryIsland about={about} />
        </IslandMessages>
        {beside}
      </div>
    </Section>
  );
}
