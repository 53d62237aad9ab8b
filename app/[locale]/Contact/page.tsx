import { getTranslations } from "next-intl/server";
import { ContactForm } from "@/components/contact/contact-form";
import { ContactWays } from "@/components/contact/contact-ways";
import { IslandMessages } from "@/components/ui/island-messages";
import { routes } from "@/lib/site/routes";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export function generateMetadata() {
  return pageMeta({ page: "contact", path: routes.contact, picture: "/pictures/contact" });
}

export default async function ContactPage() {
  const t = await getTranslations("Contact");
  return (
    <Shell paths={routes.contact}>
      <div className="column pt-10 pb-24 md:pt-16">
        <h1 className="max-w-3xl text-title">{t("title")}</h1>
        <p className="mt-4 max-w-(--container-text) text-lead text-muted">{t("lead")}</p>
        <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-x-[clamp(3rem,7vw,6rem)] gap-y-16 lg:grid-cols-[minmax(0,1fr)_27rem]">
          <div>
            <noscript>
              <p className="mb-8 border-gold border-l-2 pl-5">{t("noScript")}</p>
            </noscript>
            <IslandMessages namespaces={["Contact", "Form", "FieldErrors"]}>
              <ContactForm />
            </IslandMessages>
          </div>
          <ContactWays />
        </div>
      </div>
    </Shell>
  );
}
