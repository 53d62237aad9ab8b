import { Fragment } from "react";
import { CardSkeleton } from "./card-skeleton";
import type { FinderViewProps } from "./finder-props";
import { ListError } from "./list-error";
import { NoResults } from "./no-results";

const pageSize = 24;
const skeletons = Array.from({ length: pageSize }, (_, position) => `skeleton-${position}`);

/** The tours, their shapes while they are sought, or what to do when there are none. */
export function ResultGrid(props: FinderViewProps) {
  const { results, isError, card } = props;
  if (isError) return <ListError retry={props.retry} />;
  if (results?.data.length === 0) return <NoResults {...props} />;
  return (
    <div aria-busy={!results} className="grid gap-x-8 gap-y-14 sm:grid-cols-2">
      {results
        ? results.data.map((tour, at) => <Fragment key={tour.id}>{card(tour, at === 0)}</Fragment>)
        : skeletons.map((key) => <CardSkeleton key={key} />)}
    </div>
  );
}
