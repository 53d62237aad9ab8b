import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { signInPath } from "@/lib/site/next-path";
import { routes } from "@/lib/site/routes";
import { accountPicture, affiliatePicture, emptyWishlistPicture } from "../media/page-pictures";
import { ButtonLink } from "../ui/button";
import { EmptyList } from "../ui/empty-list";
import { IslandMessages } from "../ui/island-messages";
import { SiteLink } from "../ui/site-link";
import { SignOut } from "./sign-out";
import { SignedIn } from "./signed-in";

const places = [
  { key: "dashboard", href: routes.dashboard },
  { key: "profile", href: routes.profile },
  { key: "affiliate", href: routes.affiliate },
  { key: "affiliateLink", href: routes.affiliateLink },
  { key: "wishlist", href: routes.wishlist },
] as const;

const pictures = {
  dashboard: accountPicture,
  profile: accountPicture,
  affiliate: affiliatePicture,
  affiliateLink: affiliatePicture,
  wishlist: emptyWishlistPicture,
};

interface AccountPageProps {
  current: (typeof places)[number]["key"];
  title: string;
  lead: string;
  /** Namespaces that the island inside speaks with, beside those of every account page. */
  namespaces?: string[];
  /** Whether somebody without an account can make one. */
  canSignUp: boolean;
  children: ReactNode;
}

/** A personal page: a shell that is the same for everybody, around what only its owner sees. */
export async function AccountPage(props: AccountPageProps) {
  const { current, title, lead, namespaces = [], canSignUp, children } = props;
  const t = await getTranslations("Account");
  const signedOut = (
    <EmptyList picture={pictures[current]} title={t("signIn.title")} text={t("signIn.text")}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={signInPath(routes[current])}>{t("signIn.submit")}</ButtonLink>
        {canSignUp && (
          <ButtonLink href={routes.signup} look="outline">
            {t("signIn.signUp")}
          </ButtonLink>
        )}
      </div>
    </EmptyList>
  );
  return (
    <IslandMessages namespaces={["Account", "Form", "FieldErrors", ...namespaces]}>
      <div className="column grid gap-x-16 gap-y-8 py-10 md:py-16 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <nav aria-label={t("nav.label")} className="min-w-0">
          <ul className="flex flex-wrap gap-x-6 border-line border-b lg:flex-col lg:border-b-0">
            {places.map(({ key, href }) => (
              <li key={key} className="lg:border-line lg:border-b">
                <SiteLink
                  href={href}
                  aria-current={key === current ? "page" : undefined}
                  className="inline-flex min-h-11 items-center text-small underline-offset-8 hover:underline aria-[current]:font-semibold aria-[current]:text-terracotta-deep"
                >
                  {t(`nav.${key}`)}
                </SiteLink>
              </li>
            ))}
            <li>
              <SignOut />
            </li>
          </ul>
        </nav>
        <div className="min-w-0">
          <h1 className="text-title">{title}</h1>
          <p className="mt-3 mb-10 max-w-2xl text-lead text-muted">{lead}</p>
          <SignedIn signedOut={signedOut}>{children}</SignedIn>
        </div>
      </div>
    </IslandMessages>
  );
}
