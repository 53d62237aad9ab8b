import { getFormatter, getTranslations } from "next-intl/server";
import { brand } from "@/lib/site/brand";

interface WhyUsProps {
  /** 0 where it is not known. */
  tours: number;
  destinations: number;
  reviews: { average: number; count: number } | null;
}

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
const reasons = ["local", "price", "deposit"] as const;

/** Up to four figures that are counted, and three things that are promised. */
export async function WhyUs({ tours, destinations, reviews }: WhyUsProps) {
  const [t, format] = await Promise.all([getTranslations("Home.why"), getFormatter()]);
  const figures = [
    ...(tours > 0 ? [{ value: format.number(tours), text: t("tours") }] : []),
    ...(destinations > 0 ? [{ value: format.number(destinations), text: t("destinations") }] : []),
    ...(reviews && reviews.count > 0
      ? [
          {
            value: format.number(reviews.average, tenths),
            text: t("rating", { count: reviews.count }),
          },
        ]
      : []),
    { value: String(brand.founded), text: t("founded") },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-10 max-[23rem]:gap-x-4 lg:grid-cols-4">
        {figures.map(({ value, text }) => (
          <div key={text} className="flex flex-col-reverse justify-end border-gold border-t-2 pt-4">
            <dt className="mt-2 max-w-[24ch] text-muted text-small max-[23rem]:text-note">
              {text}
            </dt>
            <dd className="figures font-medium font-serif text-[clamp(2.75rem,6vw,4.5rem)] leading-none tracking-tight">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-14 grid gap-x-12 gap-y-9 md:mt-20 md:grid-cols-3">
        {reasons.map((reason) => (
          <div key={reason}>
            <h3 className="text-[1.375rem]">{t(`${reason}.title`)}</h3>
            <p className="mt-2.5 max-w-[46ch]">{t(`${reason}.text`)}</p>
          </div>
        ))}
      </div>
    </>
  );
}
