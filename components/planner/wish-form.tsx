import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { LevelSchema } from "@/lib/contract/vocabulary";
import { formatMonth } from "@/lib/i18n/format";
import { routes } from "@/lib/site/routes";
import { Button } from "../ui/button";
import { Select } from "../ui/select";
import { months, mostAdults, mostDays, type Wishes, wishes } from "./wishes";

const field =
  "h-12 w-full rounded-picture border border-muted/70 bg-paper px-3.5 text-[1rem] text-ink hover:border-ink";

/** When, how long, who and what for, sent as an address: nothing here needs a script. */
export async function WishForm({ asked }: { asked: Wishes }) {
  const [t, words, locale] = await Promise.all([
    getTranslations("Planner.form"),
    getTranslations("Vocabulary"),
    getLocale(),
  ]);
  return (
    <form
      action={`${routes.planner}#journeys`}
      className="mt-10 rounded-picture border border-line bg-card p-5 sm:p-7 print:hidden"
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:grid-cols-6 sm:gap-x-6 lg:grid-cols-[1.3fr_1fr_1fr_1.5fr_1.3fr]">
        <Field label={t("month")} isWide>
          <Select name="month" defaultValue={asked.month ?? ""} className={field}>
            <option value="">{t("anyMonth")}</option>
            {months.map((month) => (
              <option key={month} value={month}>
                {formatMonth(Number(month), locale)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t("days")}>
          <input
            {...{ type: "number", name: "days", min: 1, max: mostDays, required: true }}
            defaultValue={asked.days}
            className={field}
          />
        </Field>
        <Field label={t("adults")}>
          <input
            {...{ type: "number", name: "adults", min: 1, max: mostAdults, required: true }}
            defaultValue={asked.adults}
            className={field}
          />
        </Field>
        <Field label={t("children")} isWide>
          <input
            {...{ type: "text", name: "children", inputMode: "text", autoComplete: "off" }}
            placeholder={t("ages")}
            defaultValue={asked.children.join(", ")}
            className={field}
          />
        </Field>
        <Field label={t("level")} isWide>
          <Select name="level" defaultValue={asked.level ?? ""} className={field}>
            <option value="">{t("anyLevel")}</option>
            {LevelSchema.options.map((level) => (
              <option key={level} value={level}>
                {words(`level.${level}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <fieldset className="mt-6">
        <legend className="font-semibold text-small">{t("wishes")}</legend>
        <div className="mt-1.5 grid gap-x-6 sm:grid-cols-2 md:grid-cols-3 md:max-lg:gap-y-1.5">
          {wishes.map((wish) => (
            <label
              key={wish}
              className="flex min-h-11 items-center gap-2.5 text-small leading-tight"
            >
              <input
                type="checkbox"
                name="wish"
                value={wish}
                defaultChecked={asked.wish.includes(wish)}
                className="size-5 shrink-0 accent-acacia"
              />
              {t(`wish.${wish}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <Button type="submit" className="mt-6 w-full sm:w-auto">
        {t("send")}
      </Button>
    </form>
  );
}

interface FieldProps {
  label: string;
  /** It has a line of a phone to itself. */
  isWide?: boolean;
  children: ReactNode;
}

function Field({ label, isWide, children }: FieldProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children.
    <label
      className={`block font-semibold text-small sm:max-lg:col-span-2 sm:max-lg:nth-last-[-n+2]:col-span-3 ${isWide ? "max-sm:col-span-2" : ""}`}
    >
      {label}
      <span className="mt-1.5 block font-normal">{children}</span>
    </label>
  );
}
