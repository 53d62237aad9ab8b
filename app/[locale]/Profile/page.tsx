import { getTranslations } from "next-intl/server";
import { Profile } from "@/components/account/profile";
import { offers } from "@/lib/api/offers";
import {
  changePasswordEndpoint,
  deleteAccountEndpoint,
  exportAccountEndpoint,
} from "@/lib/contract/accounts";
import { routes } from "@/lib/site/routes";
import { AccountShell } from "../account-shell";
import { pageMeta } from "../page-meta";

export const generateMetadata = () =>
  pageMeta({ page: "profile", path: routes.profile, index: false });

export default async function ProfilePage() {
  const [t, canChangePassword, canTakeAway, canErase] = await Promise.all([
    getTranslations("Account.profile"),
    offers(changePasswordEndpoint),
    offers(exportAccountEndpoint),
    offers(deleteAccountEndpoint),
  ]);
  return (
    <AccountShell current="profile" title={t("heading")} lead={t("lead")}>
      <Profile {...{ canChangePassword, canTakeAway, canErase }} />
    </AccountShell>
  );
}
