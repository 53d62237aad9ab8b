import { routes } from "@/lib/site/routes";
import { CompanyText } from "../company-text";
import { pageMeta } from "../page-meta";

export const generateMetadata = () =>
  pageMeta({ page: "privacy", path: routes.privacy, picture: "/pictures/contact" });

export default function PrivacyPage() {
  return <CompanyText page="privacy" path={routes.privacy} />;
}
