import { useLocale, useTranslations } from "next-intl";
import { businessDay } from "@/lib/clock";
import type { Friend } from "@/lib/contract/affiliate";
import { formatDay, formatMoney } from "@/lib/i18n/format";

/** Every friend with what the programme knows of them; a list on phones, a table beside it. */
export function FriendRows({ friends }: { friends: readonly Friend[] }) {
  const t = useTranslations("Affiliate.friends");
  const locale = useLocale();
  const head = "py-2 pr-5 text-left align-bottom font-semibold";
  const cell = "block py-0.5 md:table-cell md:py-3.5 md:pr-5";
  return (
    <table className="mt-4 mb-8 w-full text-small">
      <thead className="sr-only md:not-sr-only">
        <tr className="border-line border-b">
          <th scope="col" className={head}>
            {t("name")}
          </th>
          <th scope="col" className={head}>
            {t("quote")}
          </th>
          <th scope="col" className={head}>
            {t("date")}
          </th>
          <th scope="col" className={head}>
            {t("address")}
          </th>
          <th scope="col" className={head}>
            {t("state")}
          </th>
        </tr>
      </thead>
      <tbody>
        {friends.map((friend) => (
          <tr
            key={friend.quote_number}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-line border-b py-3 md:table-row"
          >
            <td className={`${cell} font-semibold`}>{friend.name}</td>
            <td className={`${cell} figures`}>{friend.quote_number}</td>
            <td className={`${cell} max-md:text-right`}>
              {formatDay(businessDay(new Date(friend.date_created)), locale, "medium")}
            </td>
            <td className={`${cell} figures text-muted`}>
              {friend.ip_address.replace(/\.…$/, ".xxx")}
            </td>
            <td className={`${cell} max-md:col-start-2 max-md:row-start-1 max-md:text-right`}>
              {t(`states.${friend.state}`, { reward: formatMoney(friend.reward_minor) })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
