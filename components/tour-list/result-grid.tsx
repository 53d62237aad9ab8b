import { useTranslations } from "next-intl";
import { Fragment } from "react";
import { routes } from "@/lib/site/routes";
import { emptyResultsPicture } from "../media/page-pictures";
import { Picture } from "../media/picture";
import { Button, ButtonLink } from "../ui/button";
import type { FinderViewProps } from "./finder-props";
import { RelaxList } from "./relax-list";

const pageSize = 24;
const skeletons = Array.from({ length: pageSize }, (_, position) => `skeleton-${position}`);

/** The tours, their shapes while they are sought, or what to do when there are none. */
export function ResultGrid(props: FinderViewProps) {
  const { results, isError, card } = props;
  if (isError) return <ListError retry={props.retry} />;
  if (results?.data.length === 0) return <NoResults {...props} />;
  return (
    <div
      aria-busy={!results}
      className="grid gap-x-8 gap-y-14 sm:grid-cols-2 min-[100rem]:grid-cols-3"
    >
      {results
        ? results.data.map((tour, at) => <Fragment key={tour.id}>{card(tour, at === 0)}</Fragment>)
        : skeletons.map((key) => <CardSkeleton key={key} />)}
    </div>
  );
}

/** The shape of a tour's card, in its final size. */
function CardSkeleton() {
  return (
    <div aria-hidden="true" className="flex animate-pulse flex-col motion-reduce:animate-none">
      <div className="aspect-4/3 rounded-picture bg-paper-deep" />
      <div className="mt-4 h-6 w-4/5 bg-paper-deep" />
      <div className="mt-2 h-6 w-2/5 bg-paper-deep" />
      <div className="mt-3 h-4 w-3/5 bg-paper-deep" />
      <div className="mt-7 flex justify-between border-line border-t pt-3">
        <div className="h-11 w-1/3 bg-paper-deep" />
        <div className="h-11 w-1/4 bg-paper-deep" />
      </div>
      <div className="h-11" />
    </div>
  );
}

/** The list could not be had; the heading above says so. */
function ListError({ retry }: { retry: () => void }) {
  const t = useTranslations("TourList");
  return (
    <div role="alert" className="py-10">
      <p className="mb-5">{t("error")}</p>
      <Button look="outline" onClick={retry}>
        {t("retry")}
      </Button>
    </div>
  );
}

/** Nothing fits: which filter to let go, and a quote for what is not in the list. */
function NoResults(props: FinderViewProps) {
  const t = useTranslations("TourList.empty");
  return (
    <div className="grid gap-x-12 gap-y-10 xl:grid-cols-2">
      <div>
        <RelaxList {...props} />
        <p className="mt-8 mb-5">{t("quoteText")}</p>
        <ButtonLink href={routes.quote}>{t("quote")}</ButtonLink>
      </div>
      <div className="aspect-2/1 overflow-hidden rounded-picture bg-paper-deep xl:aspect-3/2">
        <Picture
          picture={{ ...emptyResultsPicture, alt: t("picture") }}
          sizes="(min-width: 1280px) 420px, (min-width: 1024px) 60vw, 92vw"
          className="h-full w-full object-[50%_80%]"
        />
      </div>
    </div>
  );
}
