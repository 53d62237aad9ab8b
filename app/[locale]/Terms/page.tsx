import { routes } from "@/lib/site/routes";
import { CompanyText } from "../company-text";
import { pageMeta } from "../page-meta";

export const generateMetadata = () =>
  pageMeta({ page: "terms", path: routes.terms, picture: "/pictures/contact" });

export default function TermsPage() {
  return <CompanyText page="terms" path={routes.terms} also="deposits" />;
}
