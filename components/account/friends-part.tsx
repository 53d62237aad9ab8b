import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { friendsEndpoint } from "@/lib/contract/affiliate";
import { formatMoney } from "@/lib/i18n/format";
import { useAuth } from "@/lib/site/account/auth-store";
import { callOwn } from "@/lib/site/account/call-own";
import { routes } from "@/lib/site/routes";
import { DashboardPart } from "./dashboard-part";

/** How many friends came, and what that earned. */
export function FriendsPart({ email }: { email: string }) {
  const t = useTranslations("Account.dashboard.friends");
  const token = useAuth((auth) => auth.token);
  const { data } = useQuery({
    queryKey: ["friends", token],
    queryFn: ({ signal }) => callOwn(friendsEndpoint, { email }, signal),
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
