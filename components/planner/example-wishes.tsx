import { getLocale, getTranslations } from "next-intl/server";
import { formatMonth } from "@/lib/i18n/format";
import { routes } from "@/lib/site/routes";
import { Picture } from "../media/picture";
import { completeWishes, wishesSpelling } from "./wishes";

/** What people ask most often, each with its drawing; those beside each other differ in motif and light. */
const examples = [
  {
    asked: { month: "2", days: 7, wish: ["calves"] },
    drawn: { url: "/pictures/planner-calves", color: "#8a9990" },
  },
  {
    asked: { month: "1", days: 8, wish: ["kilimanjaro"] },
    drawn: { url: "/pictures/planner-kilimanjaro", color: "#6e4f72" },
  },
  {
    asked: { month: "9", days: 7, wish: ["chimps"] },
    drawn: { url: "/pictures/planner-chimps", color: "#7b9377" },
  },
  {
    asked: { month: "7", days: 8, children: [9, 12], wish: ["family"] },
    drawn: { url: "/pictures/planner-family", color: "#9b9893" },
  },
] as const;

const nothing = { month: null, days: null, adults: 2, children: [], level: null, wish: [] };

/** Wishes to begin with, for whoever has not asked yet: each leads to its three journeys. */
export async function ExampleWishes() {
  const [t, locale] = await Promise.all([getTranslations("Planner"), getLocale()]);
  return (
    <section className="pt-14">
      <h2 className="text-[1.5rem] leading-tight">{t("examples.title")}</h2>
      <ul className="mt-6 grid gap-x-7 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {examples.map(({ asked, drawn }) => {
          const [wish] = asked.wish;
          const wanted = {
            ...nothing,
            ...asked,
            children: [...("children" in asked ? asked.children : [])],
            wish: [wish],
          };
          const { month, days, adults, children } = completeWishes(wanted);
          return (
            <li key={wish}>
              <a
                href={wishesSpelling.write(`${routes.planner}#journeys`, wanted)}
                className="group block"
              >
                <Picture
                  picture={{ ...drawn, alt: "" }}
                  sizes="(min-width: 1024px) 24vw, (min-width: 640px) 46vw, 92vw"
                  className="aspect-5/2 w-full rounded-picture sm:aspect-8/5"
                />
                <h3 className="mt-3 text-[1.1875rem] leading-snug underline-offset-4 group-hover:underline">
                  {t(`form.wish.${wish}`)}
                </h3>
                <p className="figures mt-1 text-muted text-small">
                  {t("examples.asked", {
                    month: formatMonth(month ?? 1, locale),
                    days,
                    adults,
                    children: children.length,
                  })}
                </p>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
