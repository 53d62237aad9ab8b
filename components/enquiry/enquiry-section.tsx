import { getTranslations } from "next-intl/server";
import { IslandMessages } from "@/components/ui/island-messages";
import { Section } from "@/components/ui/section";
import { EnquiryForm } from "./enquiry-form";

interface EnquirySectionProps {
  about: { kind: "tour" | "destination"; slug: string };
  /** What the tour or place is called. */
  name: string;
}

/** A section of a tour's or destination's page in which a visitor can ask about it. */
export async function EnquirySection({ about, name }: EnquirySectionProps) {
  const t = await getTranslations("Enquiry");
  return (
    <Section id="enquiry" title={t("title", { name })} lead={t("lead")}>
      <IslandMessages namespaces={["Enquiry", "Form", "FieldErrors"]}>
        <EnquiryForm about={about} />
      </IslandMessages>
    </Section>
  );
}
