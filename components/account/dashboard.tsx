"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { formatMoney } from "@/lib/i18n/format";
import { useAuth } from "@/lib/site/account/auth-store";
import { callOwn } from "@/lib/site/account/call-own";
import { routes } from "@/lib/site/routes";
import { useWishlistCount } from "../layout/wishlist-count";
import { QueryScope } from "../ui/query-scope";
import { AvatarPicture } from "./avatar-picture";
import { DashboardPart } from "./dashboard-part";
import { BookingRows, QuoteRows, ReviewRows } from "./dashboard-rows";

/** What belongs to whoever is signed in. */
export function Dashboard() {
  return (
    <QueryScope>
      <Parts />
    </QueryScope>
  );
}

function Parts() {
  const t = useTranslations("Account.dashboard");
  const { user, token } = useAuth();
  const { data, isError } = useQuery({
    // Another account is another question.
    queryKey: ["overview", token],
    queryFn: async ({ signal }) =>
      callOwn((await import("@/lib/contract/accounts")).overviewEndpoint, {}, signal),
    retry: 1,
  });
  if (!user) return null;
  return (
    <div>
      <p className="mb-10 flex items-center gap-4">
        <AvatarPicture
          picture={user.avatar}
          name={user.name || user.email}
          className="size-14 text-lead"
        />
        <span className="min-w-0">
          <span className="block font-semibold">{user.name || t("noName")}</span>
          <span className="block break-all text-muted text-small">{user.email}</span>
        </span>
      </p>
      {isError && <p role="alert">{t("failed")}</p>}
      <div className="flex flex-wrap items-start gap-12">
        <DashboardPart
          part="bookings"
          href={routes.tours}
          state={data && (data.data.bookings.length > 0 ? "some" : "none")}
        >
          <BookingRows bookings={data?.data.bookings ?? []} />
        </DashboardPart>
        <DashboardPart
          part="quotes"
          href={routes.quote}
          state={data && (data.data.quotes.length > 0 ? "some" : "none")}
        >
          <QuoteRows quotes={data?.data.quotes ?? []} />
        </DashboardPart>
        <FavouritesPart />
        <DashboardPart
          part="reviews"
          href={routes.review}
          state={data && (data.data.reviews.length > 0 ? "some" : "none")}
        >
          <ReviewRows reviews={data?.data.reviews ?? []} />
        </DashboardPart>
        <FriendsPart email={user.email} />
      </div>
    </div>
  );
}

/** How many tours are marked; they are kept in the browser and with the account. */
function FavouritesPart() {
  const t = useTranslations("Account.dashboard.favourites");
  const count = useWishlistCount();
  return (
    <DashboardPart part="favourites" href={routes.wishlist} state={count > 0 ? "some" : "none"}>
      <p className="mt-2">{t("count", { count })}</p>
    </DashboardPart>
  );
}

/** How many friends came, and what that earned. */
function FriendsPart({ email }: { email: string }) {
  const t = useTranslations("Account.dashboard.friends");
  const token = useAuth((auth) => auth.token);
  const { data } = useQuery({
    queryKey: ["friends", token],
    queryFn: async ({ signal }) =>
      callOwn((await import("@/lib/contract/affiliate")).friendsEndpoint, { email }, signal),
    retry: 1,
  });
  const earned = (data?.rewards.confirmed_minor ?? 0) + (data?.rewards.paid_minor ?? 0);
  return (
    <DashboardPart
      part="friends"
      href={routes.affiliate}
      state={data && (data.data.length > 0 ? "some" : "none")}
    >
      <p className="mt-2">
        {t("count", { count: data?.meta.total ?? 0, earned: formatMoney(earned) })}
      </p>
    </DashboardPart>
  );
}
