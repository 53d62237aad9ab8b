import { getTranslations } from "next-intl/server";
import { AccountPage } from "@/components/account/account-page";
import { Profile } from "@/components/account/profile";
import { offers } from "@/lib/api/offers";
import {
  changePasswordEndpoint,
  deleteAccountEndpoint,
  exportAccountEndpoint,
} from "@/lib/contract/accounts";
import { routes } from "@/lib/site/routes";
import { canSignUpHere } from "../account-offers";
import { pageMeta } from "../page-meta";
import { Shell } from "../shell";

export const generateMetadata = () =>
  pageMeta({ page: "profile", path: routes.profile, index: false });

export default async function ProfilePage() {
  const [t, canSignUp, canChangePassword, canTakeAway, canErase] = await Promise.all([
    getTranslations("Account"),
    canSignUpHere(),
    offers(changePasswordEndpoint),
    offers(exportAccountEndpoint),
    offers(deleteAccountEndpoint),
  ]);
  return (
    <Shell paths={routes.profile}>
      <AccountPage
        current="profile"
        title={t("profile.heading")}
        lead={t("profile.lead")}
        canSignUp={canSignUp}
      >
        <Profile {...{ canChangePassword, canTakeAway, canErase }} />
      </AccountPage>
    </Shell>
  );
}
